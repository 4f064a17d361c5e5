import { fields, type Fields } from '@burger/shared/platform/reading';
import { storedJson, localText, personKeys, type Stored } from '@burger/shared/platform/storage';
import type { DeliveryDetails } from './my-details';

const names = ['name', 'phone', 'email', 'address', 'landmark'] as const;

/** Stores the last delivery details `{ uid, details }` in the checkout's format. Drops damaged fields. */
export function deliveryStorage(text: Stored<string> = localText(personKeys.lastDelivery)) {
  const last = storedJson<Fields>(text, fields);
  const detailsOf = (uid: string) => {
    const stored = last.read();
    return stored?.['uid'] === uid ? fields(stored['details']) : {};
  };
  return {
    recall(uid: string): Partial<DeliveryDetails> {
      const details = detailsOf(uid);
      const words: Partial<DeliveryDetails> = {};
      for (const name of names) {
        const word = details[name];
        if (typeof word === 'string') words[name] = word;
      }
      return words;
    },
    keep(uid: string, words: DeliveryDetails): void {
      const details: Record<string, unknown> = { ...detailsOf(uid), ...words };
      // The name comes from the account. Alone it is no delivery address worth storing.
      const isEmpty = Object.entries(details).every(([name, word]) => name === 'name' || !word);
      if (isEmpty) last.remove();
      else last.write({ uid, details });
    },
  };
}

export type StoredDelivery = ReturnType<typeof deliveryStorage>;
