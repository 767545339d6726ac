export { Blob } from "./Blob.js"
export { File } from "./File.js"
export { FileList } from "./FileList.js"
export { FileReader } from "./FileReader.js"
