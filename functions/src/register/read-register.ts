import { readOrder } from '@burger/shared/order';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Register, RegisterRow } from './register';

/** All papers of a store with their series and their orders, at one moment of the store. */
export const readRegister = (firestore: Firestore): Promise<Register> =>
  firestore.runTransaction(
    async (transaction) => {
      const ask = async (name: string) =>
        (await transaction.get(firestore.collection(name))).docs.map((found) => ({
          key: found.id,
          data: found.data(),
        }));
      const [papers, series, orders] = [
        await ask('papers'),
        await ask('series'),
        await ask('orders'),
      ];
      return {
        rows: papers.map(({ data }) => ({
          ...(data as RegisterRow),
          at: (data['at'] as Timestamp).toDate().toISOString(),
        })),
        counts: new Map(
          series.map(({ data }) => [data['series'] as string, data['number'] as number]),
        ),
        orders: new Map(
          orders.map(({ key, data }) => {
            const order = readOrder(data);
            const serials = (order?.papers ?? []).map(({ serial }) => serial);
            return [key, { serials, billed: order?.status === 'delivered' }];
          }),
        ),
      };
    },
    { readOnly: true },
  );
