import { fromRupees } from '@burger/shared/pricing';
import { published } from '@burger/shared/testing/shop';
import fc from 'fast-check';
import { fakeWorld, firstVersion, orderBody, placing } from '../testing/fake-ports';

const sometimes = { freq: 1 };

// Whatever happens between the look at the bill and the press on the button: what is stored costs what the button said.

const { dishes, groups, rules } = published;

const chosenOf = (ids: readonly string[]) =>
  fc
    .tuple(
      ...groups
        .filter(({ id }) => ids.includes(id))
        .map(({ id, choices, min, max }) =>
          fc
            .subarray(choices, { minLength: min, maxLength: max })
            .map((chosen) => chosen.map((choice) => ({ group: id, choice: choice.id }))),
        ),
    )
    .map((chosen) => chosen.flat());

const metres = fc.integer({ min: 0, max: 12_000 });
const line = fc
  .constantFrom(...dishes.filter(({ isAvailable }) => isAvailable))
  .chain(({ id, groups: own = [] }) =>
    fc.record({
      dishId: fc.constant(id),
      quantity: fc.integer({ min: 1, max: 99 }),
      choices: chosenOf(own),
      note: fc.constantFrom('', 'no onion please', '<b>hot</b>'),
    }),
  );

const lines = fc.uniqueArray(line, {
  minLength: 1,
  maxLength: 6,
  selector: ({ dishId }) => dishId,
});

/** What the owner and the kitchen do meanwhile. */
const events = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('price' as const),
      at: fc.nat(dishes.length - 1),
      rupees: fc.integer({ min: 0, max: 10_000 }),
    }),
    fc.record({ kind: fc.constant('sold-out' as const), at: fc.nat(dishes.length - 1) }),
    fc.record({ kind: fc.constant('fee' as const), rupeesPerKm: fc.integer({ min: 0, max: 50 }) }),
    fc.record({ kind: fc.constant('promos-end' as const) }),
  ),
  { maxLength: 3 },
);

type Event = typeof events extends fc.Arbitrary<(infer One)[]> ? One : never;

const orders = fc.record({
  lines,
  promoCode: fc.option(fc.constantFrom(...rules.promos.map(({ code }) => code), 'NOPE'), sometimes),
  before: metres,
  after: fc.option(metres, sometimes),
  events,
  forged: fc.option(fc.integer({ min: -500, max: 500 }), sometimes),
});

async function apply({ shopStore }: ReturnType<typeof fakeWorld>, event: Event): Promise<void> {
  const { version = firstVersion } = (await shopStore.live()) ?? {};
  const current = (await shopStore.published(version)) ?? published;
  const publish = (changes: Partial<typeof published>) =>
    shopStore.publish({ published: { ...current, ...changes }, by: 'the owner' });
  const dish = current.dishes[event.kind === 'price' || event.kind === 'sold-out' ? event.at : 0]!;
  const { delivery } = current.rules;
  switch (event.kind) {
    case 'price': {
      const price = `₹${event.rupees}`;
      await publish({ dishes: current.dishes.with(event.at, { ...dish, price }) });
      return;
    }
    case 'fee': {
      const { rupeesPerKm } = event;
      await publish({ rules: { ...current.rules, delivery: { ...delivery, rupeesPerKm } } });
      return;
    }
    case 'promos-end':
      await publish({ rules: { ...current.rules, promos: [] } });
      return;
    case 'sold-out': {
      const gone = { what: dish.id, until: null };
      await shopStore.change((day) => ({ ...day, soldOut: [...day.soldOut, gone] }), 'the kitchen');
    }
  }
}

/** What the server answers to an order of the seed's menu: the order, or the bill that it would ask about. */
async function answer(body: object, km: number, happened: readonly Event[]) {
  const world = fakeWorld();
  for (const event of happened) await apply(world, event);
  const place = placing(world.ports, { distanceTo: () => Promise.resolve(km) });
  const outcome = await place(body).then(
    ({ order }) => ({ order, refusal: null }),
    (refusal: { code: string; beside: { change?: { bill: { total: number } } } }) => ({
      order: null,
      refusal,
    }),
  );
  return { ...outcome, stored: [...world.book.orders.values()] };
}

test('a stored order always costs what was agreed; otherwise nothing is stored', async () => {
  let placed = 0;
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(
      orders,
      async ({ lines: wanted, promoCode, before, after, events: happened, forged }) => {
        const about = { lines: wanted, promoCode };
        // What the button says: the total that a bill without any change comes to.
        const asked = await answer(orderBody({ ...about, agreedTotal: 0 }), before / 1000, []);
        const shown = asked.refusal?.beside.change?.bill.total ?? 0;
        const agreedTotal = Math.max(0, shown + (forged ?? 0));

        const { order, refusal, stored } = await answer(
          orderBody({ ...about, agreedTotal }),
          (after ?? before) / 1000,
          happened,
        );
        if (order) {
          placed += 1;
          expect(fromRupees(order.pricing.total)).toBe(agreedTotal);
          expect(stored).toEqual([order]);
        } else {
          if (refusal.code === 'bill-changed') changed += 1;
          expect(stored).toEqual([]);
        }
      },
    ),
    { numRuns: 150 },
  );
  // Both really happen.
  expect(Math.min(placed, changed)).toBeGreaterThan(10);
});
