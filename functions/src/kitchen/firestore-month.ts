import { readBooked } from '@burger/shared/order';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { foundIn } from '../orders/store/firestore-found';
import type { RegisterRow } from '../orders/invoices/register-row';
import type { MonthStore } from './month';

export const registerRow = (data: object): RegisterRow => ({
  ...(data as RegisterRow),
  at: (data as { at: Timestamp }).at.toDate().toISOString(),
});

export function firestoreMonth(firestore: Firestore): MonthStore {
  const invoices = firestore.collection('papers');
  const orders = firestore.collection('orders');
  const moment = (ms: number) => Timestamp.fromMillis(ms);

  return {
    async papers(from, to, after, most) {
      const since = moment(Math.max(from, after?.at ?? from));
      const requested = invoices
        .where('at', '>=', since)
        .where('at', '<', moment(to))
        .orderBy('at');
      const isNew = ({ at, id }: { at: number; id: string }) =>
        !after || at > after.at || (at === after.at && id > after.id);
      const atMost = async (limit: number): Promise<{ id: string; row: RegisterRow }[]> => {
        const { docs } = await requested.limit(limit).get();
        const all = docs.map((one) => ({ id: one.id, row: registerRow(one.data()) }));
        const left = all.filter(({ id, row }) => isNew({ at: Date.parse(row.at), id }));
        // The previous page may already contain rows with the same timestamp.
        const isShort = left.length < most && docs.length === limit;
        return isShort ? atMost(limit + most) : left.slice(0, most);
      };
      const found = await atMost(most + 1);
      const keys = [...new Set(found.map(({ row }) => row.order))];
      const read: DocumentSnapshot[] =
        keys.length > 0 ? await firestore.getAll(...keys.map((key) => orders.doc(key))) : [];
      const stored = new Map(read.map((one) => [one.id, one]));
      return found.map((one) => {
        const document = stored.get(one.row.order);
        const order = readBooked(document?.data());
        return { ...one, order, isDamaged: !order && document?.exists === true };
      });
    },

    async refunded(month, skip, most) {
      const found = orders.where('refundMonths', 'array-contains', month).offset(skip).limit(most);
      return foundIn((await found.get()).docs);
    },
  };
}
