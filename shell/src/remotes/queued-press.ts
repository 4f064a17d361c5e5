/** Where the first script of the page keeps what was pressed before the shell was there; `null` once the shell is. */
export const queuedPressName = Symbol.for('burger.early-press@1');

const id = 'queued-press';

/**
 * Dims a button whose press waits for code, in place of any other within `area`, and for ten seconds at most: by then
 * something is wrong, and another press may help. An animation, as React would find an attribute that it did not write.
 */
export function showQueued(button: Element | null, area: Element): void {
  for (const shown of area.getAnimations({ subtree: true })) if (shown.id === id) shown.cancel();
  button?.animate({ opacity: [0.55, 0.55] }, { id, duration: 10_000 });
}
