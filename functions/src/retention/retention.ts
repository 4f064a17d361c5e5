import type { RetentionRules } from '@burger/shared/contracts';
import {
  type DocumentData,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
  type UpdateData,
} from 'firebase-admin/firestore';
import { eachOf } from '../http/each-of';
import { invoiceId } from '../orders/invoices/firestore-invoices';
import { answeredCollection } from '../channels/answered';
import { channelCollection } from '../channels/order-channels';
import { staffDeviceCollection } from '../channels/staff-devices';
import { withoutPerson } from '../me/erased-order';
import type { CachedShop } from '../shop/cached-shop';

export type Part = 'coordinates' | 'person' | 'person of takings';

export interface RetainedOrders {
  /** Removes a part of the data from at most `most` orders before a moment (ms). Returns whether more remain. */
  clear(part: Part, before: number, most: number): Promise<{ more: boolean }>;
  /** Deletes at most `most` documents whose `endsAt` is before a moment (ms). Returns whether more remain. */
  forgetEnded(collection: string, before: number, most: number): Promise<{ more: boolean }>;
}

/** Collections whose documents are useless after their `endsAt`. */
const ending = ['riderLinks', channelCollection, answeredCollection, staffDeviceCollection];

export interface Expired {
  coordinates: number;
  person: number;
}

const dayMs = 24 * 60 * 60_000;
// India has no daylight saving time, so the offset is constant.
const zoneMs = 5.5 * 60 * 60_000;

const midnight = (year: number, month: number, day: number): number =>
  Date.UTC(year, month, day) - zoneMs;

/** Returns until when (ms) tax records must be kept: `taxMonths` after the annual return was due (CGST Act, s. 36). */
export function taxRecordsUntil(at: number, { taxMonths }: RetentionRules): number {
  const local = new Date(at + zoneMs);
  const endYear = local.getUTCFullYear() + (local.getUTCMonth() < 3 ? 0 : 1);
  // The period starts on the day after the due date.
  return midnight(endYear + 1, taxMonths, 1);
}

/** Returns up to when order data has expired (ms). Orders of a financial year expire together. */
export function expiredAt(now: number, rules: RetentionRules): Expired {
  const year = new Date(now + zoneMs).getUTCFullYear();
  const starts = Array.from({ length: year - 1970 }, (_, past) => midnight(year - past, 3, 1));
  // The last orders of a financial year end a millisecond before the next year starts.
  const person = starts.find((start) => taxRecordsUntil(start - 1, rules) <= now) ?? 0;
  return { coordinates: now - rules.coordinatesDays * dayMs, person };
}

interface RetentionPorts {
  retained: RetainedOrders;
  shop: Pick<CachedShop, 'shop'>;
  finishDeletions: () => Promise<void>;
  now: () => Date;
}

const atOnce = 200;
const mostRounds = 50;

async function rounds(once: () => Promise<{ more: boolean }>): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) if (!(await once()).more) return;
}

/** Returns a job that removes expired data. It rejects with failures and continues on its next run. */
export function createRetentionJob({ retained, shop, finishDeletions, now }: RetentionPorts) {
  return async (): Promise<void> => {
    const { retention } = (await shop.shop()).rules;
    const at = now().getTime();
    const expired = expiredAt(at, retention);
    await eachOf([
      () => rounds(() => retained.clear('person', expired.person, atOnce)),
      () => rounds(() => retained.clear('person of takings', expired.person, atOnce)),
      () => rounds(() => retained.clear('coordinates', expired.coordinates, atOnce)),
      ...ending.map((name) => () => rounds(() => retained.forgetEnded(name, at, atOnce))),
      finishDeletions,
    ]);
  };
}

/**
 * For each part of the data: the date field by which an order expires, and the update that removes the part
 * (null for no update).
 */
const parts: Record<
  Part,
  {
    by: 'createdAt' | 'handedOverAt';
    without: (data: DocumentData) => UpdateData<DocumentData> | null;
  }
> = {
  coordinates: { by: 'createdAt', without: () => ({ location: null }) },
  // A delivered order expires by its delivery date, because the sale may fall into a later financial year
  // than the order.
  person: {
    by: 'createdAt',
    without: (data) => (data['handedOverAt'] instanceof Timestamp ? null : withoutPerson(data)),
  },
  'person of takings': { by: 'handedOverAt', without: withoutPerson },
};

const moment = (ms: number) => Timestamp.fromMillis(ms);

/** Anonymises expired orders. Stores the progress of each part in `retention`. */
export function firestoreRetention(firestore: Firestore): RetainedOrders {
  const orders = firestore.collection('orders');
  const progress = firestore.collection('retention');

  async function next(part: Part, before: number, most: number): Promise<QueryDocumentSnapshot[]> {
    const { by } = parts[part];
    const reached: unknown = (await progress.doc(part).get()).get(by);
    const old = orders.where(by, '<', moment(before));
    // Start at the last timestamp again, because several orders may share a millisecond.
    const left = reached instanceof Timestamp ? old.where(by, '>=', reached) : old;
    return (await left.orderBy(by).limit(most).get()).docs;
  }

  /** Removes recipients from an order's register rows, once tax law no longer requires them. */
  async function forgetRecipients(order: QueryDocumentSnapshot): Promise<void> {
    const issued = order.get('papers') as { serial?: unknown }[] | undefined;
    const serials = (issued ?? []).flatMap(({ serial }) =>
      typeof serial === 'string' && serial !== '' ? serial : [],
    );
    if (serials.length === 0) return;
    const found = await firestore.getAll(
      ...serials.map((serial) => firestore.collection('papers').doc(invoiceId(serial))),
    );
    await Promise.all(
      found
        .filter((invoice) => invoice.get('recipient') !== undefined)
        .map((invoice) => invoice.ref.update({ recipient: FieldValue.delete() })),
    );
  }

  return {
    async clear(part, before, most) {
      const { by, without } = parts[part];
      const found = await next(part, before, most);
      await Promise.all(
        found.map(async (order) => {
          const left = without(order.data());
          if (!left) return;
          // Update the order last: if the run fails before, the next one finds the order again.
          if (part !== 'coordinates') await forgetRecipients(order);
          await order.ref.update(left);
        }),
      );
      const last = found.at(-1);
      if (last) await progress.doc(part).set({ [by]: last.get(by) as Timestamp });
      return { more: found.length === most };
    },

    async forgetEnded(collection, before, most) {
      const ended = firestore.collection(collection).where('endsAt', '<', moment(before));
      const { docs } = await ended.limit(most).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
      return { more: docs.length === most };
    },
  };
}
