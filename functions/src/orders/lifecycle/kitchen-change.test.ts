import type { ChangeOffer } from '@burger/shared/kitchen';
import { published } from '@burger/shared/testing/a-shop';
import { testCounter } from '../../testing/counter';
import { learn, learnedRides } from '../../testing/learned-rides';

const counter = testCounter();
const grill = { id: 'grill', name: 'Grill', places: 2, minutes: { 'burgers-veg': 5 } };
const kitchen = { wayMinutes: 25, stations: [grill] };
const publish = (rules: object) =>
  counter.shopStore.publish({
    published: { ...published, rules: { ...published.rules, ...rules } },
    by: 'owner',
  });
let key: string;
beforeEach(async () => {
  await publish({ kitchen });
  key = await counter.place();
  await counter.walk(key, 'confirmed');
});

const burgers = (quantity: number) => [{ line: 0, quantity, note: '' }];
const used = () =>
  [...counter.db.documentsIn('kitchenLoad').values()].map(({ minutes }) => minutes as unknown);
const offered = async (quantity: number) =>
  (await counter.post(`/orders/${key}/offer`, { lines: burgers(quantity), after: 0 })).body as {
    offer: ChangeOffer;
  };
async function change(quantity: number) {
  const { offer } = await offered(quantity);
  const agreedTotal = offer.bill.total;
  const body = { lines: burgers(quantity), after: 0, press: 'press-0001', agreedTotal };
  expect((await counter.post(`/orders/${key}/change`, body)).status).toBe(200);
}

async function addBurgers() {
  const added = { dishId: 1, quantity: 2, choices: [], note: '' };
  const lines = [{ line: 0, quantity: 2, note: '' }, added];
  const { body } = await counter.post(`/orders/${key}/offer`, { lines, after: 0 });
  const agreedTotal = (body as { offer: ChangeOffer }).offer.bill.total;
  const request = { lines, after: 0, press: 'press-0001', agreedTotal };
  expect((await counter.post(`/orders/${key}/change`, request)).status).toBe(200);
}

test.each([
  ['fewer', 1, 5],
  ['more', 4, 20],
  ['too many', 8, 40],
])(
  'changing an order to %s dishes moves the minutes that it reserves',
  async (_how, quantity, minutes) => {
    expect(used()).toEqual([{ grill: 10 }]);
    await change(quantity);
    expect(used()).toEqual([{ grill: minutes }]);
    await counter.step(key, { from: 'confirmed', to: 'cancelled' });
    expect(used()).toEqual([{ grill: 0 }]);
  },
);

test('an offer names the stations that get too much work', async () => {
  await counter.place();
  expect((await offered(4)).offer.overloaded).toEqual([]);
  expect((await offered(5)).offer.overloaded).toEqual(['Grill']);
  expect((await offered(1)).offer.overloaded).toEqual([]);
  await publish({});
  expect((await offered(8)).offer).not.toHaveProperty('overloaded');
});

test.each([
  [
    'of drinks alone',
    { lines: [{ dishId: 39, quantity: 2, choices: [], note: '' }], agreedTotal: 5250 },
    0,
  ],
  ['whose minutes have passed', {}, 16],
])(
  'dishes added to an order %s reserve minutes before it leaves',
  async (_what, placed, minutes) => {
    await publish({ kitchen });
    key = await counter.place(placed);
    await counter.walk(key, 'confirmed');
    counter.pass(minutes * 60);
    const before = used();
    await addBurgers();
    expect(used()).toEqual([...before, { grill: 10 }]);
  },
);

test('dishes added to an order reserve minutes before its ride, which takes the learned minutes', async () => {
  await publish({ kitchen: { ...kitchen, learn } });
  await counter.ports.kitchen.learned.save(learnedRides(40));
  const lines = [{ dishId: 39, quantity: 2, choices: [], note: '' }];
  key = await counter.place({ lines, agreedTotal: 5250 });
  await counter.walk(key, 'confirmed');
  await addBurgers();
  // Promised at 14:15, so the ride of 40 minutes begins at 13:35, and one of 25 minutes would at 13:50.
  const quarters = [...counter.db.documentsIn('kitchenLoad').keys()];
  expect(quarters).toEqual(['2026-01-05T08:00:00.000Z']);
});

test('an order placed before there were stations is changed without reserving minutes', async () => {
  await publish({});
  key = await counter.place();
  await counter.walk(key, 'confirmed');
  await publish({ kitchen });
  expect((await offered(8)).offer.overloaded).toEqual([]);
  await change(8);
  expect(used()).toEqual([{ grill: 10 }]);
});
