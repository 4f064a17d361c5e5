/** The global under which `loadSheet` stores its promise, for the script that starts the page. Never rejects. */
export const sheetName = Symbol.for('burger.sheet@1');

/**
 * Replaces the styles of the first view by the page's whole sheet, which styled-components takes over. Late elements
 * are hidden until then. Without an answer they show unstyled, and the code of the page styles them.
 */
export function loadSheet(page: Document = document): void {
  const root = page.documentElement;
  root.toggleAttribute('data-first-styles', true);

  const load = async (first: HTMLStyleElement) => {
    const answer = await fetch(first.dataset['sheet'] ?? '', {
      priority: 'low',
      signal: AbortSignal.timeout(5000),
    });
    if (!answer.ok) return;
    const whole = first.cloneNode() as HTMLStyleElement;
    whole.textContent = await answer.text();
    whole.dataset['styled'] = '';
    first.replaceWith(whole);
  };

  const loaded = new Promise<void>((settle) =>
    page.addEventListener('DOMContentLoaded', () => {
      const first = page.querySelector<HTMLStyleElement>('style[data-sheet]');
      void (first ? load(first) : Promise.resolve())
        .catch(() => undefined)
        .then(() => {
          root.toggleAttribute('data-first-styles', false);
          settle();
        });
    }),
  );
  Reflect.set(globalThis, sheetName, loaded);
}
