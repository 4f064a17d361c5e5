/** In place of stylis' table of vendor prefixes: a declaration as it is. */
export const prefix = (value) => value;
