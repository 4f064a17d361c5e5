// What the runtime's errors mean, in sentences: each also names its code and the page that explains it.
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
