import { type Shop, shopEvents, type WantedLine } from '@burger/shared/contracts';
import { type OrderLine, readOrder } from '@burger/shared/order';
import { aShop } from '@burger/shared/testing';
import { createBus } from '@burger/shared/testing/bus';
import fc from 'fast-check';
import { createReorder } from './again';

const line = (dishId: number, quantity: number, changes: Partial<OrderLine> = {}): OrderLine => ({
  dishId,
  name: 'As it was called',
  price: 4_900,
  quantity,
  image: '',
  choices: [],
  note: '',
  ...changes,
});

function setUp(shop?: Shop) {
  const bus = createBus(shopEvents);
  if (shop) bus.emit('shop/changed', shop);
  const asked: WantedLine[] = [];
  const others: unknown[] = [];
  const listen = () => {
    bus.on('cart/add-requested').subscribe(({ wanted }) => asked.push(wanted));
    bus.on('cart/quantity-requested').subscribe((event) => others.push(event));
  };
  return { bus, asked, others, listen, reorder: createReorder(bus) };
}

test('each line is one request, with its quantity and note; what is not to be had is named', () => {
  const { asked, others, listen, reorder } = setUp(aShop());
  listen();
  const again = reorder([line(1, 3), line(1, 1, { note: 'well done' }), line(2, 1), line(999, 2)]);
  expect(asked).toEqual([
    { dishId: 1, choices: [], note: '', quantity: 3 },
    { dishId: 1, choices: [], note: 'well done', quantity: 1 },
    { dishId: 2, choices: [], note: '', quantity: 1 },
  ]);
  expect(others).toEqual([]);
  expect(again.missing).toMatchObject([{ name: 'As it was called', problem: 'dish-unknown' }]);
});

test('nothing is lost while the cart is late: three in the cart and two again are five', () => {
  const { bus, asked, listen, reorder } = setUp(aShop());
  bus.emit('cart/add-requested', {
    name: '',
    wanted: { dishId: 1, choices: [], note: '', quantity: 3 },
  });
  reorder([line(1, 2)]);
  listen();
  expect(asked.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(5);
});

test('a note that no line can hold is asked for as one that it can', () => {
  const { asked, listen, reorder } = setUp(aShop());
  listen();
  const notes = [
    'a\u0000b\nc',
    'no \u202Enoino',
    `${'x'.repeat(139)}\u{1F354}`,
    'x'.repeat(10_000),
  ];
  reorder(notes.map((note) => line(1, 1, { note })));
  expect(asked.map(({ note }) => note)).toEqual([
    'a b c',
    'no noino',
    'x'.repeat(139),
    'x'.repeat(140),
  ]);
});

test.each([
  ['with', aShop()],
  ['without', undefined],
])('whatever a document holds, the cart can read what is asked for, %s a shop', (_name, shop) => {
  const { listen, reorder } = setUp(shop);
  listen();
  const hostile = fc.oneof(
    fc.anything(),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.double(),
    fc.constantFrom(1, 3, 50, '\u202E', '\n', 'extras', 'a'.repeat(200), '\u{1F354}'.repeat(100)),
  );
  const item = fc.record({
    id: hostile,
    name: hostile,
    price: hostile,
    quantity: hostile,
    note: hostile,
    choices: fc.oneof(
      hostile,
      fc.array(fc.record({ group: hostile, choice: hostile })),
      fc.constant(Array.from({ length: 50 }, () => ({ group: 'extras', choice: 'cheese' }))),
    ),
  });
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 4 }), (items) => {
      const lines = readOrder({ items })?.lines ?? [];
      // The bus refuses what no cart could read.
      const { asked, missing } = reorder(lines);
      expect(asked.length + missing.length).toBe(lines.length);
    }),
  );
});
