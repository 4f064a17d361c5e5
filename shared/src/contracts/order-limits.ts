/** Limits of one order on the server. In a file of its own, so that a page can use them without the schemas. */
export const orderLimits = {
  maxLines: 50,
  maxQuantity: 99,
  maxChoices: 40,
  maxBodyBytes: 64 * 1024,
} as const;
