/** Disables vendor prefixing in stylis: returns a declaration unchanged. */
export const prefix = (value) => value;
