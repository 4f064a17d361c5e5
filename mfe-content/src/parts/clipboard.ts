/** Puts text on the clipboard. Rejects where the browser or the customer does not allow it. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
