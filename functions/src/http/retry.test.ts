import { createApi } from '../app';
import { codeIn, serve } from '../testing/counter';
import { fakeWorld, orderBody } from '../testing/fake-ports';
import { retried, setPatience } from './retry';

const away = () => Object.assign(new Error('away'), { code: 14 });

function failing<Store extends object>(store: Store, times: number): Store {
  const left = new Map<string | symbol, number>();
  return new Proxy(store, {
    get(target, name) {
      const held: unknown = Reflect.get(target, name);
      if (typeof held !== 'function') return held;
      return (...requestArgs: unknown[]) => {
        const more = left.get(name) ?? times;
        left.set(name, more - 1);
        return more > 0
          ? Promise.reject(away())
          : (Reflect.apply(held, target, requestArgs) as unknown);
      };
    },
  });
}

test('a store call is retried during an outage, except for excluded methods', async () => {
  const store = { read: async () => 'there', write: async () => 'done' };
  setPatience({ retries: 2, pause: 1, limit: 500 });
  const patient = retried(failing(store, 2), ['write']);
  await expect(patient.read()).resolves.toBe('there');
  await expect(patient.write()).rejects.toMatchObject({ code: 14 });
  await expect(retried(failing(store, 3)).read()).rejects.toMatchObject({ code: 'unavailable' });
});

test.each([
  ['/api/slots', ''],
  ['/api/track/0123456789abcdef0123456789abcdef', '', 404],
  ['/api/me/data', 'asha'],
  ['/api/kitchen/orders', 'meena'],
  ['/api/kitchen/day', 'meena'],
  ['/api/kitchen/health', 'owner'],
  ['/api/health', ''],
])('GET %s succeeds after a short store outage', async (path, token, status = 200) => {
  const { ports } = fakeWorld();
  const { orders, outbox } = ports.kitchen;
  const site = await serve(
    createApi({
      ...ports,
      orderStore: failing(ports.orderStore, 1),
      counters: failing(ports.counters, 1),
      kitchen: { ...ports.kitchen, orders: failing(orders, 1), outbox: failing(outbox, 1) },
      person: { ...ports.person, store: failing(ports.person.store, 1) },
    }),
  );
  const answer = await site.send(path, token ? { token } : {});
  expect([answer.status, answer.status === 503 && codeIn(answer)]).toEqual([status, false]);
  const body = orderBody();
  expect((await site.send('/api/orders', { body, token: 'asha' })).status).toBe(201);
  await site.close();
});
