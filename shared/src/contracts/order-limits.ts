/** What the server takes of one order at most. On its own: whoever counts needs no schemas. */
export const orderLimits = {
  maxLines: 50,
  maxQuantity: 99,
  maxChoices: 40,
  maxBodyBytes: 64 * 1024,
} as const;
