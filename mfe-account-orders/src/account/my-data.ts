import { cleanLine, cleanParagraph, normalisePhone, type User } from '@burger/shared/contracts';
import { startingDetails, type MyDetails, type DeliveryWords } from './my-details';
import type { Profiles } from '../session/profiles-api';

/** Where an order of this customer goes, as this device keeps it for the next one. */
export interface KeptDelivery {
  recall(uid: string): Partial<DeliveryWords>;
  keep(uid: string, words: DeliveryWords): void;
}

/** What the server keeps under an account. Each rejects where it cannot be had. */
export interface MyAccount {
  /** Everything, as a JSON document. */
  data(): Promise<object>;
  /** `under-way`: not while an order is; `gone`: there is no such account any more. */
  erase(): Promise<'erased' | 'under-way' | 'of-staff' | 'gone'>;
}

export interface MyDataPorts {
  profiles: Pick<Profiles, 'phoneOf' | 'keepPhone'>;
  delivery: KeptDelivery;
  account: MyAccount;
  rename: (name: string) => Promise<void>;
  signOut: () => Promise<void>;
  /** Empties what else is kept in this browser. */
  empty: () => void;
  saveFile: (name: string, content: object) => void;
}

export interface MyData {
  /** What is known of a customer. Rejects when the profile cannot be had. */
  start(user: User): Promise<MyDetails>;
  /** Keeps details that are in order. Rejects where a part could not be kept; it may be done again. */
  save(user: User, details: MyDetails): Promise<void>;
  /** Hands over everything in one file. */
  download(user: User): Promise<void>;
  /** Deletes the account, and signs out where it is gone. */
  erase(): Promise<'erased' | 'under-way' | 'of-staff'>;
}

/** What customers do with their own data. */
export function createMyData(ports: MyDataPorts): MyData {
  const { profiles, delivery, account } = ports;
  return {
    async start(user) {
      const phone = user.phoneNumber ?? (await profiles.phoneOf(user.uid));
      return startingDetails(user, phone, delivery.recall(user.uid));
    },

    async save(user, details) {
      const name = cleanLine(details.name);
      const phone = normalisePhone(details.phone);
      if (name !== (user.displayName ?? '')) await ports.rename(name);
      // The number that somebody signs in with is the provider's.
      if (!user.phoneNumber) await profiles.keepPhone(user.uid, phone);
      const email = delivery.recall(user.uid).email ?? user.email ?? '';
      delivery.keep(user.uid, {
        name,
        email,
        phone: cleanLine(details.phone),
        address: cleanParagraph(details.address),
        landmark: cleanLine(details.landmark),
      });
    },

    async download(user) {
      const kept = await account.data();
      ports.saveFile('my-data.json', { ...kept, onThisDevice: delivery.recall(user.uid) });
    },

    async erase() {
      const outcome = await account.erase();
      if (outcome === 'under-way' || outcome === 'of-staff') return outcome;
      await ports.signOut();
      ports.empty();
      return 'erased';
    },
  };
}
