/**
 * The global function with which the script that starts the page loads the sheet. Returns a promise that never
 * rejects.
 */
export const sheetName = Symbol.for('burger.sheet@1');

/** Milliseconds after which sheet and scripts load even without the first paint or the largest picture. */
export const longestWait = 1500;

/**
 * Defines the function that replaces the styles of the first view by the page's whole sheet, which styled-components
 * takes over. Late elements are hidden until then. Without an answer they show unstyled, and the code of the page
 * styles them.
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

  let loaded: Promise<void> | undefined;
  const begin = () => {
    const first = page.querySelector<HTMLStyleElement>('style[data-sheet]');
    loaded ??= (first ? load(first) : Promise.resolve())
      .catch(() => undefined)
      .then(() => void root.toggleAttribute('data-first-styles', false));
    return loaded;
  };
  // Also if the script that starts the page fails, because late elements are hidden.
  page.addEventListener('DOMContentLoaded', () => setTimeout(() => void begin(), longestWait));
  Reflect.set(globalThis, sheetName, begin);
}
