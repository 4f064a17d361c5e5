import type { KitchenOrder, StepRequest } from '@burger/shared/kitchen';
import type { KitchenApi, StepAnswer } from '../api';
import { aFeed, aToday, iso } from './an-order';

export function namedPresses(): () => string {
  let count = 0;
  return () => `press-${String(++count).padStart(4, '0')}`;
}

export const ok = <Value>(value: Value) => Promise.resolve({ kind: 'ok' as const, value });
export const unreached = Promise.resolve({ kind: 'unreached' as const });
const notArriving = () => unreached;

/**
 * A fake server for several counters. It makes a status step only if the order is still in the step's `from`
 * status.
 */
export function aServer(orders: readonly KitchenOrder[] = []) {
  const stored = new Map(orders.map((order) => [order.key, order]));
  const steps: { key: string; request: StepRequest }[] = [];
  const server = {
    steps,
    down: false,
    /** When true, requests are processed but their responses are lost. */
    deaf: false,
    put: (order: KitchenOrder) => void stored.set(order.key, order),
    orderOf: (key: string) => stored.get(key),
    api(changes: Partial<KitchenApi> = {}): KitchenApi {
      const answers: Partial<KitchenApi> = {
        feed: () => {
          const feed = aFeed({ now: iso(Date.now()), orders: [...stored.values()] });
          return server.down ? unreached : ok({ feed, unreadable: [] });
        },
        step: async (key, request): Promise<StepAnswer> => {
          if (server.down) return unreached;
          const order = stored.get(key);
          if (!order) return { kind: 'refused', message: 'No such order' };
          if (order.status !== request.from) {
            const made = steps.findLast(
              (one) => one.key === key && one.request.to === order.status,
            );
            const moved = made && {
              email: 'asha@burgerkatte.example',
              at: order.history.at(-1)?.at ?? order.createdAt,
              press: made.request.press ?? null,
            };
            return server.deaf ? unreached : { kind: 'moved', order, ...(moved && { moved }) };
          }
          steps.push({ key, request });
          const at = iso(Date.now());
          const moved: KitchenOrder = {
            ...order,
            status: request.to,
            rider: request.rider ?? order.rider,
            revision: order.revision + 1,
            history: [...order.history, { status: request.to, at, by: 'kitchen' }],
          };
          stored.set(key, moved);
          return server.deaf ? unreached : ok(moved);
        },
        putRight: () => ok(null),
        riderLink: () => ok('https://shop.example/rider/0123456789abcdef0123456789abcdef'),
        endRiderLink: () => ok(null),
        customer: () => ok(null),
        takesOnline: () => ok(false),
        today: () => ok(aToday()),
        ...changes,
      };
      return new Proxy(answers as KitchenApi, {
        get: (own, name) => Reflect.get(own, name) ?? notArriving,
      });
    },
  };
  return server;
}
