import { linkKeyHeader } from '@burger/shared/platform/security';
import { testCounter } from '../testing/counter';

const counter = testCounter();
const send: typeof counter.site.send = (...sent) => counter.site.send(...sent);

/** Current pages send link keys in a header or body; previous versions sent them in the URL. */
test.each([
  [
    'a tracking link',
    '/api/track',
    async () => {
      const key = await counter.place();
      return counter.orderStore.orders.get(key)?.trackingKey;
    },
  ],
  [
    'a courier link',
    '/api/rider',
    async () => {
      const key = await counter.place();
      await counter.walk(key, 'confirmed', 'preparing');
      const { body } = await counter.post(`/orders/${key}/rider-link`);
      return (body as { path: string }).path.split('/').at(-1);
    },
  ],
])(
  'the API responds to the key of %s in a header as to the key in the path',
  async (_name, path, make) => {
    const key = String(await make());
    const aside = await send(path, { headers: { [linkKeyHeader]: key } });
    expect(aside.status).toBe(200);
    expect((await send(`${path}/${key}`)).body).toEqual(aside.body);
    expect((await send(path)).status).toBe(404);
  },
);
