/** Replaces stylis' vendor prefixing: returns a declaration unchanged. */
export const prefix = (value) => value;
