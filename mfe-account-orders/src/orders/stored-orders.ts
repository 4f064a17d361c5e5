import { pageLanguage } from '@burger/shared/language';
import {
  storedJson,
  storageKeys,
  localText,
  readCachedHeadline,
  type CachedHeadline,
} from '@burger/shared/storage';
import { ordersKey, readUser } from '../session/stored-session';
import { readDocuments } from './stored-documents';

export const ordersStorage = () => storedJson(localText(ordersKey), readDocuments);

/** The words with which My Orders began last on this device; the first script of its page shows them before any other is there. */
export function headlineStorage(keep = localText, now: () => number = Date.now) {
  const seen = keep(storageKeys.seenOrders);
  const customer = keep(storageKeys.customer);
  let last = '';
  return {
    /** Those that still hold; none at all where there were no orders, null where nothing was seen. */
    recall: () => readCachedHeadline(seen.read(), customer.read(), pageLanguage, now()),
    /** Of this customer, if she is the one who is known here. */
    remember(uid: string, words: Omit<CachedHeadline, 'uid' | 'language'>): void {
      // What this page has said stays said: another one may know better by now.
      const text = JSON.stringify({ uid, language: pageLanguage, ...words });
      if (text === last) return;
      last = text;
      // Another tab may have signed out: who left leaves nothing.
      if (storedJson(customer, readUser).read()?.uid === uid) seen.write(text);
    },
    forget: () => seen.remove(),
  };
}

export type StoredHeadline = ReturnType<typeof headlineStorage>;
