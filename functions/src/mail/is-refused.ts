/** Whether the mail server takes nothing for an address for good: a mistyped one stays so. */
export function isRefused(error: unknown): boolean {
  const { responseCode = 0 } = (error ?? {}) as { responseCode?: number };
  return responseCode >= 550;
}
