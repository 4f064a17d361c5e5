import { pageLanguage } from '@burger/shared/language';
import { keptJson, keptKeys, onDevice, readSeenWords } from '@burger/shared/storage';
import type { SeenMemory } from '../ports';
import { readUser } from '../session/kept-session';

/** The words with which My Orders began last on this device; the first script of its page shows them before any other is there. */
export function seenMemory(keep = onDevice, now: () => number = Date.now): SeenMemory {
  const seen = keep(keptKeys.seenOrders);
  const customer = keep(keptKeys.customer);
  let last = '';
  return {
    recall: () => readSeenWords(seen.read(), customer.read(), pageLanguage, now()),
    remember(uid, words) {
      // What this page has said stays said: another one may know better by now.
      const text = JSON.stringify({ uid, language: pageLanguage, ...words });
      if (text === last) return;
      last = text;
      // Another tab may have signed out: who left leaves nothing.
      if (keptJson(customer, readUser).read()?.uid === uid) seen.write(text);
    },
    forget: () => seen.remove(),
  };
}
