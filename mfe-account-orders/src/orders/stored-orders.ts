import { pageLanguage } from '@burger/shared/i18n';
import {
  storedJson,
  storageKeys,
  localText,
  readCachedHeadline,
  type CachedHeadline,
} from '@burger/shared/platform/storage';
import { ordersKey, readUser } from '../session/stored-session';
import { readDocuments } from './stored-documents';

export const ordersStorage = () => storedJson(localText(ordersKey), readDocuments);

/** Stores the headline of the orders page. An inline script shows it on the next visit before hydration. */
export function headlineStorage(keep = localText, now: () => number = Date.now) {
  const cached = keep(storageKeys.cachedOrders);
  const customer = keep(storageKeys.customer);
  let last = '';
  return {
    /** Returns the cached headline: empty if the customer had no orders, null if none is cached. */
    recall: () => readCachedHeadline(cached.read(), customer.read(), pageLanguage, now()),
    /** Stores a headline if this customer is signed in. */
    remember(uid: string, words: Omit<CachedHeadline, 'uid' | 'language'>): void {
      // Writes only changes, because another tab may have stored a newer headline.
      const text = JSON.stringify({ uid, language: pageLanguage, ...words });
      if (text === last) return;
      last = text;
      // After a sign-out in another tab, this tab must not store the headline again.
      if (storedJson(customer, readUser).read()?.uid === uid) cached.write(text);
    },
    forget: () => cached.remove(),
  };
}

export type StoredHeadline = ReturnType<typeof headlineStorage>;
