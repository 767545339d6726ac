/** What a person sees beside the document: toolbar, dialogs, menus, handles; and the custom element that has them by default. */
export { defineElement } from "../ui/define-element.js"
export { Dropdown, DropdownSubmenu } from "../ui/Dropdown.js"
export { icons } from "../ui/icons.js"
export { cmdItem, renderDropdownItems, renderGrouped } from "../ui/items.js"
export { loadContents } from "../ui/load-contents.js"
export { MenuItem } from "../ui/MenuItem.js"
export { resizeImage } from "../ui/resize-image.js"
export { languageDialog, openImageDialog, openLinkDialog, setToolbarVisible, toggleSearch, toolbarOf } from "../ui/Toolbar.js"
