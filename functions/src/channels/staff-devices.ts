import type { Language } from '@burger/shared/i18n';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { endpointId, type PushReceiver } from '../push/subscriptions';

/** A tablet of the counter that is told about new orders, in its own language. */
export interface StaffDevice extends PushReceiver {
  /** The account that was signed in when its counter last opened, at `at` (ms). */
  uid: string;
  at: number;
  language: Language;
}

export interface StaffDevices {
  /** Returns the devices whose counter was opened in the last thirty days. */
  all(now: number): Promise<StaffDevice[]>;
  /** Adds or renews a device, in place of the oldest if there are the most already. */
  add(device: StaffDevice): Promise<void>;
  remove(endpoint: string): Promise<void>;
}

export const mostStaffDevices = 20;
const lifetimeMs = 30 * 24 * 60 * 60_000;

export const staffDeviceCollection = 'staffDevices';

const deviceIn = (found: DocumentSnapshot): StaffDevice => {
  const { endsAt: _endsAt, ...device } = found.data() as StaffDevice & { endsAt: Timestamp };
  return device;
};

/** Stores each device under the hash of its endpoint, so that one that signs in again is the same. */
export function firestoreStaffDevices(firestore: Firestore): StaffDevices {
  const all = firestore.collection(staffDeviceCollection);
  const documentOf = (endpoint: string) => all.doc(endpointId(endpoint));

  return {
    async all(now) {
      const { docs } = await all.where('endsAt', '>', Timestamp.fromMillis(now)).get();
      return docs.map(deviceIn);
    },

    add: (device) =>
      firestore.runTransaction(async (transaction) => {
        const own = documentOf(device.endpoint);
        const { docs } = await transaction.get(all);
        const others = docs
          .filter(({ id }) => id !== own.id)
          .toSorted((one, other) => deviceIn(other).at - deviceIn(one).at);
        for (const { ref } of others.slice(mostStaffDevices - 1)) transaction.delete(ref);
        const endsAt = Timestamp.fromMillis(device.at + lifetimeMs);
        transaction.set(own, { ...device, endsAt });
      }),

    async remove(endpoint) {
      await documentOf(endpoint).delete();
    },
  };
}
