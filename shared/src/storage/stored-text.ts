import type { Stored } from './stored-json';

/** A text that outlives the page where the browser allows it. Nothing here ever throws. */
export interface StoredText extends Stored<string> {
  /** Calls back when another tab has changed it; the answer stops that. */
  watch(changed: () => void): () => void;
}

/** A text under a key of the browser's storage; where that is disabled or full it lives as long as the page. */
export function storedText(open: () => Storage, key: string): StoredText {
  // Undefined while the storage holds what was last written.
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
      // A null key means that everything was cleared.
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

/** One text for each key, so that whoever asks for it finds what was written, also where only memory holds it. */
function oneForEach(open: () => Storage): (key: string) => StoredText {
  const texts = new Map<string, StoredText>();
  return (key) => {
    const text = texts.get(key) ?? storedText(open, key);
    texts.set(key, text);
    return text;
  };
}

/** Stored until the customer clears it; shared by all tabs. */
export const localText = /* @__PURE__ */ oneForEach(() => localStorage);

/** Kept for this tab's session. */
export const sessionText = /* @__PURE__ */ oneForEach(() => sessionStorage);

/** Keys that others know too: a page looks under them before its first paint, to show the right state and language. */
export const storageKeys = {
  /** `yes` while somebody is signed in on this device. */
  signedIn: 'burger.signed-in',
  customer: 'burger.customer',
  /** The last orders of who is signed in on this device. */
  usual: 'burger.usual',
  /** The words with which My Orders began last, of who is signed in on this device. */
  seenOrders: 'burger.orders-seen',
  /** The language that was chosen instead of English, on this device. */
  language: 'burger.language',
  cart: 'burger.cart',
  /** `pickup` where the customer collects orders, on this device. */
  orderKind: 'burger.order-kind',
  /** The order that was just placed, in this tab. */
  placedOrder: 'burger.placed-order',
  /** Links of the customer's orders that are under way, on this device. */
  underWay: 'burger.orders-under-way',
} as const;
