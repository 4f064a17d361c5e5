import { readCachedHeadline, storageKeys } from '@burger/shared/platform/storage';

/** Inserts the customer's cached headline into the prerendered page before the first paint (`PreHydrationSwitch`). */
export function showCachedHeadline(page: Document = document): void {
  const stored = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  if (stored(storageKeys.signedIn) !== 'yes') return;
  const language = page.documentElement.lang.slice(0, 2);
  const words = readCachedHeadline(
    stored(storageKeys.cachedOrders),
    stored(storageKeys.customer),
    language,
    Date.now(),
  );
  if (!words) return;
  page.documentElement.toggleAttribute('data-no-orders', Object.keys(words).length === 0);
  page.addEventListener('DOMContentLoaded', () => {
    for (const place of page.querySelectorAll<HTMLElement>('[data-seen]')) {
      place.textContent = words[place.dataset['seen'] ?? ''] ?? '';
    }
  });
}
