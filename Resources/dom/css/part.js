export const userAgentSheet = ""
