import * as v from 'valibot';
import { published, seedVersion } from '../testing/a-shop';
import { menuIn, PublishedSchema } from './published';
import { versionOf } from './version-of';

// As somebody who knows no schema may change it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Document = any;

const copy = () => structuredClone(published) as Document;
const problems = (change: (document: Document) => void): string[] => {
  const document = copy();
  change(document);
  const result = v.safeParse(PublishedSchema, document);
  return result.success ? [] : result.issues.map(({ message }) => message);
};

test('the example can be published', () => expect(problems(() => undefined)).toEqual([]));

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
])('what cannot be a menu is refused: %s', (message, change) =>
  expect(problems(change).join('\n')).toMatch(message),
);

test.each([null, 'menu', 7, [], {}])('%j is no document', (document) =>
  expect(v.is(PublishedSchema, document)).toBe(false),
);

test('a document of before, without suggestions and codes for everyone, can be published', () =>
  expect(
    problems((d) => {
      delete d.suggestions;
      for (const promo of d.rules.promos) delete promo.forEveryone;
    }),
  ).toEqual([]));

test('texts are published without what nobody sees, and composed', () => {
  const document = copy();
  const [dish] = document.dishes;
  dish.name = ' \u2066Cafe\u0301\u2069 Burger\u200b ';
  dish.description = 'Hot\u2028and\ufeff crisp';
  document.words.kn.dishes[dish.id].name = '\u200fಬರ್ಗರ್\u00ad';
  const said = v.parse(PublishedSchema, document);
  expect(said.dishes[0]).toMatchObject({ name: 'Café Burger', description: 'Hot and crisp' });
  expect(said.words['kn']?.dishes[dish.id]?.name).toBe('ಬರ್ಗರ್');
  expect(problems((d) => (d.dishes[0].name = '\u200b\u2060'))).toEqual([
    'Something has to stand here',
  ]);
});

test('what a language has no words for stays English', () => {
  const document = copy();
  delete document.words.kn.dishes[1];
  const { dishes } = menuIn(document, seedVersion, 'kn');
  expect(dishes[0]).toEqual(published.dishes[0]);
  expect(dishes[1]?.englishName).toBe(published.dishes[1]?.name);
  expect(menuIn(document, seedVersion, 'en').dishes).toEqual(published.dishes);
});

test('a version follows from the content, not from its order', () => {
  const turned = Object.fromEntries(Object.entries(published).reverse()) as typeof published;
  expect(versionOf(turned)).toBe(versionOf(published));
  expect(versionOf(published)).toMatch(/^[0-9a-f]{12}$/);
  const dearer = copy();
  dearer.dishes[0].price = '₹50';
  expect(versionOf(dearer)).not.toBe(versionOf(published));
});
