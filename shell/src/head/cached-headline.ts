import { readSeenWords } from '@burger/shared/storage';

/**
 * Puts the words with which the customer saw this page last where the prerendered page left room for them, before the
 * first paint; where the page had nothing to show, its root element says so (`FirstGuess`).
 */
export function showCachedHeadline(
  keys: { signedIn: string; customer: string; seenOrders: string },
  page: Document = document,
): void {
  const kept = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  if (kept(keys.signedIn) !== 'yes') return;
  const language = page.documentElement.lang.slice(0, 2);
  const words = readSeenWords(kept(keys.seenOrders), kept(keys.customer), language, Date.now());
  if (!words) return;
  page.documentElement.toggleAttribute('data-no-orders', Object.keys(words).length === 0);
  page.addEventListener('DOMContentLoaded', () => {
    for (const place of page.querySelectorAll<HTMLElement>('[data-seen]')) {
      place.textContent = words[place.dataset['seen'] ?? ''] ?? '';
    }
  });
}
