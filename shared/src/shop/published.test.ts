import * as v from 'valibot';
import { published, seedVersion, twoSittings, weekOf } from '../testing/a-shop';
import { MenuSchema } from '../contracts/shop';
import { menuIn, PublishedSchema } from './published';
import { checkToPublish } from './publishing';
import { versionOf } from './version-of';

// Untyped, so that tests can make arbitrary edits.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Document = any;

const copy = () => structuredClone(published) as Document;
const problems = (change: (document: Document) => void): string[] => {
  const document = copy();
  change(document);
  const result = v.safeParse(PublishedSchema, document);
  return result.success ? [] : result.issues.map(({ message }) => message);
};

const kitchenWith = (...minutes: object[]) => ({
  wayMinutes: 25,
  stations: minutes.map((each) => ({ id: 'grill', name: 'Grill', places: 2, minutes: each })),
});

const learningWith = (changes: object) => ({
  ...kitchenWith({}),
  learn: { afterOrders: 50, atLeast: 0.8, atMost: 1.5, ...changes },
});

test('PublishedSchema accepts the example menu', () =>
  expect(problems(() => undefined)).toEqual([]));

test('PublishedSchema accepts bounds of learned minutes that include the fixed ones', () =>
  expect(problems((d) => (d.rules.kitchen = learningWith({})))).toEqual([]));

test.each<[RegExp, (document: Document) => void]>([
  [/A price is written like/, (d) => (d.dishes[0].price = '₹-5')],
  [/Expected string/, (d) => (d.dishes[0].price = 49)],
  [/A price is at most ₹10,000/, (d) => (d.dishes[0].price = '₹10001')],
  [/A price is written like/, (d) => (d.dishes[0].price = '₹49/₹99')],
  [/Expected >=0/, (d) => (d.groups[0].choices[0].price = -1)],
  [/Expected <=1000000/, (d) => (d.groups[0].choices[0].price = 1_000_001)],
  [/Invalid integer/, (d) => (d.groups[0].choices[0].price = 0.5)],
  [/Two dishes have the same id/, (d) => (d.dishes[1].id = d.dishes[0].id)],
  [/Two dishes have the same name/, (d) => (d.dishes[1].name = d.dishes[0].name)],
  [/Two categories have the same id/, (d) => d.categories.push(d.categories[0])],
  [/Two groups have the same id/, (d) => d.groups.push(d.groups[0])],
  [/Two choices have the same id/, (d) => d.groups[0].choices.push(d.groups[0].choices[0])],
  [/more than it allows/, (d) => Object.assign(d.groups[0], { min: 2, max: 1 })],
  [/more than it offers/, (d) => Object.assign(d.groups[0], { kind: 'many', min: 20, max: 20 })],
  [/one is chosen/, (d) => Object.assign(d.groups[0], { kind: 'one', max: 2 })],
  [/Expected >=1/, (d) => (d.groups[0].choices = [])],
  [/there is no category soups/, (d) => (d.dishes[0].category = 'soups')],
  [/there is no station wok/, (d) => (d.dishes[0].work = { wok: 5 })],
  [/there is no category soups/, (d) => (d.rules.kitchen = kitchenWith({ soups: 5 }))],
  [/Two stations have the same id/, (d) => (d.rules.kitchen = kitchenWith({}, {}))],
  [/Expected >=1/, (d) => (d.rules.kitchen = kitchenWith())],
  [/Expected >=20/, (d) => (d.rules.kitchen = learningWith({ afterOrders: 5 }))],
  [/Expected <=1/, (d) => (d.rules.kitchen = learningWith({ atLeast: 1.2 }))],
  [/Expected >=1/, (d) => (d.rules.kitchen = learningWith({ atMost: 0.9 }))],
  [/Expected <=4/, (d) => (d.rules.kitchen = learningWith({ atMost: 5 }))],
  [/there is no group sauces/, (d) => (d.dishes[0].groups = ['sauces'])],
  [/no dish 999 to feature/, (d) => (d.featured = [999])],
  [/^there is no category soups$/, (d) => (d.suggestions[1].when = ['soups'])],
  [/^there is no category soups$/, (d) => (d.suggestions[0].without = ['soups'])],
  [/^there is no group combo$/, (d) => (d.suggestions[0].withoutChosen = ['combo'])],
  [/^there is no dish 999 to offer$/, (d) => d.suggestions[0].offer.push(999)],
  [/Expected >=1/, (d) => (d.suggestions[0].offer = [])],
  [/Expected >=1/, (d) => (d.suggestions[0].when = [])],
  [/never/, (d) => (d.suggestions[0].witout = [])],
  [/Expected \(boolean|Expected boolean/, (d) => (d.rules.promos[0].forEveryone = 'yes')],
  [/Two promos/, (d) => d.rules.promos.push(d.rules.promos[0])],
  [/Invalid format/, (d) => (d.rules.hours.opens = '25:00')],
  [/never/, (d) => (d.dishes[0].colour = 'red')],
  [/Expected >=1/, (d) => (d.dishes = [])],
])('PublishedSchema rejects an invalid menu: %s', (message, change) =>
  expect(problems(change).join('\n')).toMatch(message),
);

test.each([null, 'menu', 7, [], {}])('PublishedSchema rejects %j', (document) =>
  expect(v.is(PublishedSchema, document)).toBe(false),
);

test('PublishedSchema accepts a menu without suggestions and forEveryone', () =>
  expect(
    problems((d) => {
      delete d.suggestions;
      for (const promo of d.rules.promos) delete promo.forEveryone;
    }),
  ).toEqual([]));

const [sitting, dinner] = twoSittings;
const week = weekOf(twoSittings, { monday: [], tuesday: [sitting] });

describe('opening times', () => {
  test('opening times given as one period for all days are published unchanged', () => {
    expect(v.parse(PublishedSchema, copy()).rules).toEqual(published.rules);
    expect(published.rules).not.toHaveProperty('sittings');
  });

  test('opening times by weekday also get one period that covers them all, for older pages', () => {
    const document = copy();
    document.rules.sittings = week;
    const message = {
      hours: { ...sitting, ...dinner, opens: '07:00' },
      closedWeekdays: ['monday'],
    };
    expect(v.parse(PublishedSchema, document).rules).toMatchObject({ ...message, sittings: week });
    delete document.rules.hours;
    delete document.rules.closedWeekdays;
    const raised = v.parse(PublishedSchema, document);
    expect(raised.rules).toMatchObject({ ...message, sittings: week });
    expect(menuIn(raised, seedVersion, 'kn').rules).toMatchObject({ ...message, sittings: week });
    // Current pages validate with this schema, while older ones require `hours`.
    expect(v.is(MenuSchema, menuIn(raised, seedVersion, 'en'))).toBe(true);
  });

  test.each<[RegExp, (rules: Document) => void]>([
    [/^rules.hours: Opening times are missing/, (rules) => delete rules.hours],
    [
      /^rules.sittings.monday is missing/,
      (rules) => (rules.sittings = { ...week, monday: undefined }),
    ],
    [/^rules.hours: The times must be in this order/, (rules) => (rules.hours.opens = '22:00')],
    [
      /^rules.sittings.friday.0: The times must be in this order/,
      (rules) => (rules.sittings = { ...week, friday: [{ ...sitting, lastOrders: '12:00' }] }),
    ],
    [
      /^rules.sittings.friday.1: This sitting opens at 07:00, before the one above it is over/,
      (rules) => (rules.sittings = { ...week, friday: [dinner, sitting] }),
    ],
    [
      /^rules.specialDays.0.sittings.1: This sitting opens at 11:30, before/,
      (rules) =>
        (rules.specialDays = [
          { date: '2026-11-08', sittings: [sitting, { ...dinner, opens: '11:30' }] },
        ]),
    ],
    [
      /^rules.specialDays.1.date: This date is listed twice/,
      (rules) => {
        const day = { date: '2026-11-08', sittings: [] };
        rules.specialDays = [day, day];
      },
    ],
    [
      /^rules.specialDays.0.date is/,
      (rules) => (rules.specialDays = [{ date: 'Diwali', sittings: [] }]),
    ],
  ])('opening times with an error are rejected with its path: %s', (message, change) => {
    const document = copy();
    change(document.rules);
    expect(checkToPublish(document, 'Karnataka').problems).toEqual([
      expect.stringMatching(message),
    ]);
  });
});

test('a menu with sealed goods that do not include their tax is not published', () => {
  const document = copy();
  document.dishes[0]!.description = 'Packaged drinking water, 1 l';
  expect(checkToPublish(document, 'Karnataka').problems).toEqual([
    expect.stringMatching(/^dishes\.0 \(.*\) is sold sealed, so its price is its MRP/),
  ]);
});

test('published menu texts are normalised and lose invisible characters', () => {
  const document = copy();
  const [dish] = document.dishes;
  dish.name = ' \u2066Cafe\u0301\u2069 Burger\u200b ';
  dish.description = 'Hot\u2028and\ufeff crisp';
  document.words.kn.dishes[dish.id].name = '\u200fಬರ್ಗರ್\u00ad';
  const message = v.parse(PublishedSchema, document);
  expect(message.dishes[0]).toMatchObject({ name: 'Café Burger', description: 'Hot and crisp' });
  expect(message.words['kn']?.dishes[dish.id]?.name).toBe('ಬರ್ಗರ್');
  expect(problems((d) => (d.dishes[0].name = '\u200b\u2060'))).toEqual([
    'Something has to stand here',
  ]);
});

test('menuIn returns the English text if a translation is missing', () => {
  const document = copy();
  delete document.words.kn.dishes[1];
  const { dishes } = menuIn(document, seedVersion, 'kn');
  expect(dishes[0]).toEqual(published.dishes[0]);
  expect(dishes[1]?.englishName).toBe(published.dishes[1]?.name);
  expect(menuIn(document, seedVersion, 'en').dishes).toEqual(published.dishes);
});

test("versionOf depends on a menu's content, not on the order of its fields", () => {
  const turned = Object.fromEntries(Object.entries(published).reverse()) as typeof published;
  expect(versionOf(turned)).toBe(versionOf(published));
  expect(versionOf(published)).toMatch(/^[0-9a-f]{12}$/);
  const dearer = copy();
  dearer.dishes[0].price = '₹50';
  expect(versionOf(dearer)).not.toBe(versionOf(published));
});
