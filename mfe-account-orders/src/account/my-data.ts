import { cleanLine, cleanParagraph, normalisePhone, type User } from '@burger/shared/contracts';
import type { StoredDelivery } from './stored-delivery';
import type { Consents } from './consents';
import type { MeApi } from './me-api';
import { startingDetails, type MyDetails } from './my-details';
import type { Profiles } from '../session/profiles-api';

export interface MyDataServices {
  profiles: Pick<Profiles, 'phoneOf' | 'keepPhone'>;
  delivery: StoredDelivery;
  account: Pick<MeApi, 'data' | 'erase'>;
  consents: Consents;
  rename: (name: string) => Promise<void>;
  signOut: () => Promise<void>;
  empty: () => void;
  saveFile: (name: string, content: object) => void;
}

export type MyData = ReturnType<typeof createMyData>;

export function createMyData(services: MyDataServices) {
  const { profiles, delivery, account } = services;
  return {
    consents: services.consents,

    /** Returns the customer's details. Rejects when the profile cannot be loaded. */
    async start(user: User): Promise<MyDetails> {
      const phone = user.phoneNumber ?? (await profiles.phoneOf(user.uid));
      return startingDetails(user, phone, delivery.recall(user.uid));
    },

    /** Saves valid details. Rejects when a part could not be saved; saving again is safe. */
    async save(user: User, details: MyDetails): Promise<void> {
      const name = cleanLine(details.name);
      const phone = normalisePhone(details.phone);
      if (name !== (user.displayName ?? '')) await services.rename(name);
      // Only the identity provider can change a phone number that is used for signing in.
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

    async download(user: User): Promise<void> {
      const stored = await account.data();
      services.saveFile('my-data.json', { ...stored, onThisDevice: delivery.recall(user.uid) });
    },

    async erase(): Promise<'erased' | { refused: string }> {
      const outcome = await account.erase();
      if (typeof outcome === 'object') return outcome;
      await services.signOut();
      services.empty();
      return 'erased';
    },
  };
}
