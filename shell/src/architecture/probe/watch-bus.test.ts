import * as v from 'valibot';
import { guestBus } from '@burger/shared/bus/guest';
import { watchBuses } from './watch-bus';

const busKey = Symbol.for('burger.bus@1');
const page = globalThis as unknown as Record<symbol, unknown>;
const emitted: unknown[] = [];

beforeEach(() => {
  Reflect.deleteProperty(page, busKey);
  emitted.length = 0;
});

test('events of a bus that the page creates later are recorded and still delivered', () => {
  const delivered: unknown[] = [];
  watchBuses([], (event) => emitted.push(event));
  const bus = { emit: (name: string, payload: unknown) => void delivered.push([name, payload]) };
  page[busKey] ??= bus;
  expect(page[busKey]).toBe(bus);
  bus.emit('cart/add-requested', { name: 'Fries' });
  expect(emitted).toEqual([
    { name: 'cart/add-requested', payload: '{\n "name": "Fries"\n}', length: 20 },
  ]);
  expect(delivered).toEqual([['cart/add-requested', { name: 'Fries' }]]);
});

test('a request that the shell emits again for its owner is recorded once', () => {
  const bus = { emit: (_name: string, _payload: unknown) => undefined };
  page[busKey] = bus;
  watchBuses([], (event) => emitted.push(event));
  const payload = {};
  bus.emit('cart/open-requested', payload);
  bus.emit('cart/open-requested', payload);
  bus.emit('cart/open-requested', {});
  expect(emitted).toHaveLength(2);
});

test("a guest's event is recorded with its declared owner and schema", () => {
  watchBuses(['watched'], (event) => emitted.push(event));
  const events = {
    'watched:deal/chosen': {
      owner: 'mfe-watched',
      delivery: 'live',
      schema: v.object({ dishId: v.number() }),
    },
  } as const;
  guestBus(events).emit('watched:deal/chosen', { dishId: 101 });
  expect(emitted).toMatchObject([
    {
      name: 'watched:deal/chosen',
      declared: { owner: 'mfe-watched', schema: '{\n  dishId: number;\n}' },
    },
  ]);
});
