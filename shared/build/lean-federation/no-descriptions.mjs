// Removes the texts of Module Federation's runtime errors: each error still has its code and a link to its
// documentation.
export const buildDescMap = {};
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
