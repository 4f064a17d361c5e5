import { aShop } from '@burger/shared/testing/a-shop';
import { billOf, nothingTyped, placeIn, placeOf, readDraft, replaceLine, withLine } from './draft';
import { searchDishes } from './search';

const shop = aShop();

describe('the dish search', () => {
  const first = (typed: string) => {
    const { quantity, dishes } = searchDishes(shop.dishes, typed);
    return [quantity, dishes[0]?.name];
  };
  test.each([
    ['aloo', 1, 'Aloo Tikki Burger'],
    ['2 aloo', 2, 'Aloo Tikki Burger'],
    ['12x alo tik', 12, 'Aloo Tikki Burger'],
    ['ATB', 1, 'Aloo Tikki Burger'],
    ['tik alo', 1, 'Aloo Tikki Burger'],
    ['zzz', 1, undefined],
    ['  ', 1, undefined],
  ])('the dish search for %j finds %d × %s', (typed, quantity, name) =>
    expect(first(typed)).toEqual([quantity, name]),
  );

  const numbered = [
    { name: '7 Up 750 ml', isAvailable: true },
    { name: '12 Inch Veg Pizza', isAvailable: true },
    { name: 'Aloo Tikki Burger', isAvailable: true },
  ];
  test.each([
    ['7 up', 1, '7 Up 750 ml'],
    ['7up', 1, '7 Up 750 ml'],
    ['2 7 up', 2, '7 Up 750 ml'],
    ['2x7up', 2, '7 Up 750 ml'],
    ['12 inch', 1, '12 Inch Veg Pizza'],
    ['12 12 inch', 12, '12 Inch Veg Pizza'],
    ['2xalo', 2, 'Aloo Tikki Burger'],
    ['7 alo', 7, 'Aloo Tikki Burger'],
  ])(
    'the dish search finds, among names that begin with a number, for %j %d × %s',
    (typed, quantity, name) => {
      const { quantity: many, dishes } = searchDishes(numbered, typed);
      expect([many, dishes[0]?.name]).toEqual([quantity, name]);
    },
  );

  test('the dish search lists sold-out dishes last', () => {
    const today = { soldOut: [{ what: 1, until: null }] };
    const { dishes } = searchDishes(aShop(today).dishes, 'a');
    expect(dishes.at(-1)).toMatchObject({ id: 1, soldOut: { until: null } });
  });
});

test.each([
  ['3.5', { km: 3.5 }],
  ['4,25 km', { km: 4.25 }],
  ['13.04, 77.71', { at: { lat: 13.04, lng: 77.71 } }],
  ['https://www.google.com/maps/@13.04,77.71,17z', { at: { lat: 13.04, lng: 77.71 } }],
  ['https://maps.google.com/?q=13.04%2C77.71', { at: { lat: 13.04, lng: 77.71 } }],
  [
    'https://www.google.com/maps/place/X/@13.0900,77.7800,12z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d13.0457!4d77.7262',
    { at: { lat: 13.0457, lng: 77.7262 } },
  ],
  [
    'https://www.google.com/maps/dir/13.0370,77.7080/13.0457,77.7262/@13.04,77.71,14z',
    { at: { lat: 13.0457, lng: 77.7262 } },
  ],
  [
    'https://www.google.com/maps/dir/?api=1&origin=13.0370,77.7080&destination=13.0457,77.7262',
    { at: { lat: 13.0457, lng: 77.7262 } },
  ],
  ['https://www.google.com/maps/search/13.0457,+77.7262', { at: { lat: 13.0457, lng: 77.7262 } }],
  ['geo:0,0?q=13.0457,77.7262(Home)', { at: { lat: 13.0457, lng: 77.7262 } }],
  ['geo:13.0457,77.7262', { at: { lat: 13.0457, lng: 77.7262 } }],
  ['Home https://maps.google.com/?q=13.0457,77.7262', { at: { lat: 13.0457, lng: 77.7262 } }],
  ['https://www.google.com/maps/dir/13.0370,77.7080/Home/@13.09,77.78,12z', null],
  ['https://maps.app.goo.gl/AbC123', null],
  ['12, 3rd cross', null],
  ['12.5, 3rd cross', null],
  ['near the temple', null],
  ['99, 200', null],
])('placeIn parses the text %j as the delivery place %j', (typed, place) =>
  expect(placeIn(typed)).toEqual(place),
);

test('a chosen delivery area has coordinates, and a typed place takes precedence over it', () => {
  const [area] = shop.rules.delivery.areas;
  const draft = { ...nothingTyped, kind: 'delivery' as const, area: area!.name };
  expect(placeOf(draft, shop)).toEqual({ at: { lat: area!.lat, lng: area!.lng } });
  expect(placeOf({ ...draft, where: '2' }, shop)).toEqual({ km: 2 });
  expect(placeOf({ ...draft, kind: 'pickup' }, shop)).toBeNull();
});

test('equal lines of an order that staff take are merged into one', () => {
  const plain = { dishId: 1, quantity: 1, choices: [], note: '' };
  const noted = { ...plain, note: 'No onion' };
  const lines = [plain, noted].reduce(withLine, [plain]);
  expect(lines).toEqual([{ ...plain, quantity: 2 }, noted]);
  expect(replaceLine(lines, 1, plain)).toEqual([{ ...plain, quantity: 3 }]);
  expect(replaceLine(lines, 0, { ...plain, quantity: 0 })).toEqual([noted]);
});

test('unavailable dishes are not billed, and an order with no others has no delivery charge', () => {
  const lines = [{ dishId: 1, quantity: 2, choices: [], note: '' }];
  const today = { soldOut: [{ what: 1, until: null }] };
  expect(billOf({ lines }, 9, aShop(today))).toMatchObject({ total: 0, delivery: 0 });
  expect(billOf({ lines }, null, shop).total).toBe(10_290);
});

test.each([null, {}, { ...nothingTyped, lines: [{ dishId: 'x' }] }, 'text'])(
  'a damaged stored draft of an order is ignored: %j',
  (stored) => expect(readDraft(stored)).toBeNull(),
);
