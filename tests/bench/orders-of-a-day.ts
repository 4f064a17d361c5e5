import { randomBytes } from 'node:crypto';
import { importCustomers, send } from '../built-backend';
import { makeOrder } from '../order-body';

const documents = '/v1/projects/demo-burger-katte/databases/(default)/documents';
const names = 'projects/demo-burger-katte/databases/(default)/documents';

async function commit(port: number, writes: readonly object[]) {
  const { status, body } = await send(port, 'POST', `${documents}:commit`, {
    token: 'owner',
    body: { writes },
  });
  if (status !== 200) throw new Error(`The store answered ${JSON.stringify(body)}`);
}

/** An order as the store holds it. */
export interface StoredOrder {
  fields: Record<string, object>;
}

/** An order of the local store, to be copied; it is not there itself afterwards. */
export async function storedOrder(port: number): Promise<StoredOrder> {
  const [customer] = await importCustomers(port, 1);
  const placed = makeOrder();
  const taken = await send(port, 'POST', '/api/orders', { token: customer?.token, body: placed });
  if (taken.status !== 201) throw new Error(`An order was answered ${taken.status}`);
  const path = `${documents}/orders/${placed.idempotencyKey}`;
  const template = (await send(port, 'GET', path, { token: 'owner' })).body;
  await commit(port, [{ delete: `${names}/orders/${placed.idempotencyKey}` }]);
  return template;
}

interface Day {
  /** Orders from this one on are added, until there are so many. */
  from: number;
  to: number;
  /** So many of the first are under way, the rest was delivered. */
  open: number;
}

/** Copies an order until there are so many of the day. */
export async function fillDay(
  port: number,
  { fields }: StoredOrder,
  { from, to, open: underWay }: Day,
): Promise<void> {
  const text = (stringValue: string) => ({ stringValue });
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  for (let first = from; first < to; first += 250) {
    const writes = Array.from({ length: Math.min(250, to - first) }, (_, index) => {
      const number = first + index;
      const open = number < underWay;
      const moved = {
        orderId: text(`BK${String(number).padStart(9, '0')}`),
        orderStatus: text(open ? 'confirmed' : 'delivered'),
        open: { booleanValue: open },
        changedAt: { timestampValue: hourAgo },
        createdAt: { timestampValue: hourAgo },
      };
      const name = `${names}/orders/${randomBytes(16).toString('hex')}`;
      return { update: { name, fields: { ...fields, ...moved } } };
    });
    await commit(port, writes);
  }
}
