({
  title: "Shadow roots in markup",
  rows: [
    {
      reason: "A template declares the shadow root of its parent",
      run() {
        document.body.setHTMLUnsafe("<div>a<template shadowrootmode=open shadowrootdelegatesfocus><p>b<slot></slot></template>c</div>")
        const div = document.body.firstChild
        return [div.innerHTML, div.shadowRoot.innerHTML, div.shadowRoot.mode, div.shadowRoot.delegatesFocus, div.shadowRoot.clonable]
      },
      expected: ["ac", "<p>b<slot></slot></p>", "open", true, false],
    },
    {
      reason: "innerHTML and DOMParser make templates",
      run() {
        document.body.innerHTML = "<div><template shadowrootmode=open>a</template></div>"
        const parsed = new DOMParser().parseFromString("<div><template shadowrootmode=open>a</template></div>", "text/html")
        return [document.body.innerHTML, document.body.firstChild.shadowRoot, parsed.body.firstChild.shadowRoot, document.querySelector("template").shadowRootMode]
      },
      expected: ['<div><template shadowrootmode="open">a</template></div>', null, null, "open"],
    },
    {
      reason: "Document.parseHTMLUnsafe declares them",
      run: () => Document.parseHTMLUnsafe("<p><template shadowrootmode=OPEN><b>a").querySelector("p").shadowRoot.innerHTML,
      expected: "<b>a</b>",
    },
    {
      reason: "The first one counts; the second is a template",
      run() {
        document.body.setHTMLUnsafe("<div><template shadowrootmode=open>a</template><template shadowrootmode=open>b</template></div>")
        return [document.body.innerHTML, document.body.firstChild.shadowRoot.innerHTML]
      },
      expected: ['<div><template shadowrootmode="open">b</template></div>', "a"],
    },
    {
      reason: "Elements that cannot have one keep the template, and so does the context itself",
      run() {
        document.body.setHTMLUnsafe("<template shadowrootmode=open>a</template><ul><template shadowrootmode=open>b</template></ul><p><template shadowrootmode=x>c</template></p>")
        return [document.querySelectorAll("template").length, document.body.shadowRoot]
      },
      expected: [3, null],
    },
    {
      reason: "Shadow roots in shadow roots, in tables and in templates",
      run() {
        document.body.setHTMLUnsafe("<div><template shadowrootmode=open><p><template shadowrootmode=open>a</template></p></template></div><template><div><template shadowrootmode=open>b</template></div></template>")
        const [div, template] = document.body.children
        return [div.shadowRoot.firstChild.shadowRoot.innerHTML, template.content.firstChild.shadowRoot.innerHTML]
      },
      expected: ["a", "b"],
    },
    {
      reason: "attachShadow takes over a declared root once, emptied",
      run() {
        document.body.setHTMLUnsafe("<div><template shadowrootmode=open>a</template></div>")
        const div = document.body.firstChild
        const declared = div.shadowRoot
        const same = div.attachShadow({ mode: "open" }) === declared
        try {
          div.attachShadow({ mode: "open" })
        } catch (error) {
          return [same, declared.innerHTML, error.name]
        }
      },
      expected: [true, "", "NotSupportedError"],
    },
    {
      reason: "Elements in it are connected with the host, and found by ID in it",
      run() {
        document.body.setHTMLUnsafe("<div><template shadowrootmode=open serializable shadowrootserializable><i id=x></i></template></div>")
        const { shadowRoot } = document.body.firstChild
        return [shadowRoot.getElementById("x").isConnected, document.getElementById("x"), document.body.getHTML({ serializableShadowRoots: true })]
      },
      expected: [true, null, '<div><template shadowrootmode="open" shadowrootserializable=""><i id="x"></i></template></div>'],
    },
  ],
})
