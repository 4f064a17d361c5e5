/**
 * Opens the chat in a window of its own; answers whether the browser did. Safari opens windows in a press only, and the
 * answer to an order comes after it.
 */
export function openChatWindow(link: string): boolean {
  // With `noopener` the answer would be the same either way.
  const opened = window.open(link, '_blank');
  if (!opened) return false;
  opened.opener = null;
  return true;
}
