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

/** Stores the headline of the orders page. The page's first script shows it before hydration. */
export function headlineStorage(keep = localText, now: () => number = Date.now) {
  const cached = keep(storageKeys.seenOrders);
  const customer = keep(storageKeys.customer);
  let last = '';
  return {
    /** Valid texts; empty when there were no orders, null when nothing is stored. */
    recall: () => readCachedHeadline(cached.read(), customer.read(), pageLanguage, now()),
    /** Stores a headline if this customer is signed in. */
    remember(uid: string, words: Omit<CachedHeadline, 'uid' | 'language'>): void {
      // Writes only changes, because another page may have stored newer text.
      const text = JSON.stringify({ uid, language: pageLanguage, ...words });
      if (text === last) return;
      last = text;
      // After a sign-out in another tab nothing may be stored.
      if (storedJson(customer, readUser).read()?.uid === uid) cached.write(text);
    },
    forget: () => cached.remove(),
  };
}

export type StoredHeadline = ReturnType<typeof headlineStorage>;
