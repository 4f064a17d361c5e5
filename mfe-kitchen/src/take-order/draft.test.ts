import { aShop } from '@burger/shared/testing/shop';
import { billOf, nothingTyped, placeIn, placeOf, readDraft, replaceLine, withLine } from './draft';
import { searchDishes } from './search';

const shop = aShop();

describe('first letters', () => {
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
  ])('%j finds %d × %s', (typed, quantity, name) => expect(first(typed)).toEqual([quantity, name]));

  test('what is sold out comes last', () => {
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
  ['near the temple', null],
  ['99, 200', null],
])('%j is the place %j', (typed, place) => expect(placeIn(typed)).toEqual(place));

test('an area is a point, and what was typed comes first', () => {
  const [area] = shop.rules.delivery.areas;
  const draft = { ...nothingTyped, kind: 'delivery' as const, area: area!.name };
  expect(placeOf(draft, shop)).toEqual({ at: { lat: area!.lat, lng: area!.lng } });
  expect(placeOf({ ...draft, where: '2' }, shop)).toEqual({ km: 2 });
  expect(placeOf({ ...draft, kind: 'pickup' }, shop)).toBeNull();
});

test('lines that are wanted in the same way are one, however they came to be', () => {
  const plain = { dishId: 1, quantity: 1, choices: [], note: '' };
  const noted = { ...plain, note: 'No onion' };
  const lines = [plain, noted].reduce(withLine, [plain]);
  expect(lines).toEqual([{ ...plain, quantity: 2 }, noted]);
  expect(replaceLine(lines, 1, plain)).toEqual([{ ...plain, quantity: 3 }]);
  expect(replaceLine(lines, 0, { ...plain, quantity: 0 })).toEqual([noted]);
});

test('what cannot be had is in no bill, and nothing of it is carried anywhere', () => {
  const lines = [{ dishId: 1, quantity: 2, choices: [], note: '' }];
  const today = { soldOut: [{ what: 1, until: null }] };
  expect(billOf({ lines }, 9, aShop(today))).toMatchObject({ total: 0, delivery: 0 });
  expect(billOf({ lines }, null, shop).total).toBe(10_290);
});

test.each([null, {}, { ...nothingTyped, lines: [{ dishId: 'x' }] }, 'text'])(
  'a kept draft that is damaged is none: %j',
  (kept) => expect(readDraft(kept)).toBeNull(),
);
