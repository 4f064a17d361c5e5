/** The server's limits of one order. In a separate file, so that a page can use them without the schemas. */
export const orderLimits = {
  maxLines: 50,
  maxQuantity: 99,
  maxChoices: 40,
  maxBodyBytes: 64 * 1024,
} as const;
