import { pageLanguage } from '@burger/shared/language';
import { keptKeys, onDevice, readSeenWords, type KeptText } from '@burger/shared/storage';
import type { SeenMemory } from '../ports';

/** The words with which My Orders began last on this device; the first script of its page shows them before any other is there. */
export const seenMemory = (
  seen: KeptText = onDevice(keptKeys.seenOrders),
  now: () => number = Date.now,
): SeenMemory => ({
  recall: () => readSeenWords(seen.read(), pageLanguage, now()),
  remember: (words) => seen.write(JSON.stringify({ language: pageLanguage, ...words })),
  forget: () => seen.remove(),
});
