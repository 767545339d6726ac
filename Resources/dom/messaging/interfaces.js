export { BroadcastChannel } from "./BroadcastChannel.js"
export { MessageChannel } from "./MessageChannel.js"
export { MessagePort } from "./MessagePort.js"
