import type { Stored } from './stored-json';

/** A text in the browser's storage. Methods never throw. */
export interface StoredText extends Stored<string> {
  /** Calls back when another tab changes the text. The returned function ends that. */
  watch(changed: () => void): () => void;
}

/** Returns the text under a storage key. If storage is disabled or full, it lasts as long as the page. */
export function storedText(open: () => Storage, key: string): StoredText {
  // Undefined while the storage contains the last written text.
  let memory: string | null | undefined;

  function put(text: string | null): void {
    try {
      if (text === null) open().removeItem(key);
      else open().setItem(key, text);
      memory = undefined;
    } catch {
      memory = text;
    }
  }

  return {
    read() {
      if (memory !== undefined) return memory;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write: put,
    remove: () => put(null),
    watch(changed) {
      // A null key means that the complete storage was cleared.
      const hear = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        memory = undefined;
        changed();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/** Caches one text object per key, so that all readers share a text that exists only in memory. */
function oneForEach(open: () => Storage): (key: string) => StoredText {
  const texts = new Map<string, StoredText>();
  return (key) => {
    const text = texts.get(key) ?? storedText(open, key);
    texts.set(key, text);
    return text;
  };
}

/** In local storage: shared by all tabs. */
export const localText = /* @__PURE__ */ oneForEach(() => localStorage);

/** In session storage: for this tab only. */
export const sessionText = /* @__PURE__ */ oneForEach(() => sessionStorage);

/**
 * Storage keys shared with the page's first script, which reads them before the first paint to show the right
 * state and language.
 */
export const storageKeys = {
  /** `yes` while a customer is signed in on this device. */
  signedIn: 'burger.signed-in',
  customer: 'burger.customer',
  usual: 'burger.usual',
  /** The headline that the orders page last showed to the signed-in customer. */
  cachedOrders: 'burger.orders-seen',
  /** The selected language, unless English. */
  language: 'burger.language',
  cart: 'burger.cart',
  /** `pickup` if the customer prefers pickup. */
  orderKind: 'burger.order-kind',
  /** The order last placed in this tab. */
  placedOrder: 'burger.placed-order',
  /** Tracking keys of the customer's orders in progress. */
  underWay: 'burger.orders-under-way',
  /** Tracking keys of the orders that this browser is told about by push. */
  push: 'burger.push',
} as const;
