import { fields } from '@burger/shared/reading';
import { onDevice, personKeys, type KeptText } from '@burger/shared/storage';
import type { DeliveryWords } from '../model/my-details';
import type { KeptDelivery } from '../ports';

const names = ['name', 'phone', 'email', 'address', 'landmark'] as const;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The last delivery as the checkout keeps it on this device, `{ uid, details }`; what is damaged costs only itself. */
export function keptDelivery(
  text: Pick<KeptText, 'read' | 'write' | 'remove'> = onDevice(personKeys.lastDelivery),
): KeptDelivery {
  const detailsOf = (uid: string) => {
    const kept = fields(parsed(text.read()));
    return kept['uid'] === uid ? fields(kept['details']) : {};
  };
  return {
    recall(uid) {
      const details = detailsOf(uid);
      const words: Partial<DeliveryWords> = {};
      for (const name of names) {
        const word = details[name];
        if (typeof word === 'string') words[name] = word;
      }
      return words;
    },
    keep(uid, words) {
      const details: Record<string, unknown> = { ...detailsOf(uid), ...words };
      // The name is the account's: alone it is no delivery.
      const isEmpty = Object.entries(details).every(([name, word]) => name === 'name' || !word);
      if (isEmpty) text.remove();
      else text.write(JSON.stringify({ uid, details }));
    },
  };
}
