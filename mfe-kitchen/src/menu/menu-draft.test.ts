import { menuDifferences } from '@burger/shared/shop/menu-differences';
import { published } from '@burger/shared/testing/a-shop';
import fc from 'fast-check';
import {
  groupWordsOf,
  menuProblems,
  placeOf,
  pricePaise,
  priceText,
  refusedProblem,
  withCategoryMoved,
  withChoice,
  withDish,
  withDishMoved,
  withGroupWords,
  withWords,
  wordsPath,
} from './menu-draft';

const ids = published.dishes.map(({ id }) => id);
const anyId = fc.constantFrom(...ids);

test('an unchanged menu draft has no differences and can be published', () => {
  expect(menuDifferences(published, published)).toEqual([]);
  expect(menuProblems(published)).toEqual({});
});

test('moving dishes of the menu draft keeps all of them in their categories', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyId, fc.constantFrom(-1 as const, 1 as const))), (moves) => {
      const moved = moves.reduce((menu, [id, by]) => withDishMoved(menu, id, by), published);
      expect(new Set(moved.dishes)).toEqual(new Set(published.dishes));
      expect(moved.dishes).toHaveLength(ids.length);
      expect(moved.dishes.map(({ category }) => category)).toEqual(
        published.dishes.map(({ category }) => category),
      );
      for (const { field } of menuDifferences(published, moved))
        expect(field).toBe('Order of the dishes');
    }),
  );
});

test('changes of the menu draft are described in words', () => {
  const [dish] = published.dishes;
  const [group] = published.groups;
  const [choice] = group?.choices ?? [];
  if (!dish || !group || !choice) throw new Error('The seed is empty');
  let draft = withDish(published, dish.id, { price: '₹59' });
  draft = withChoice(draft, group.id, choice.id, { price: 1500 });
  draft = withWords(draft, 'kn', dish.id, { name: 'ಹೊಸ' });
  draft = withCategoryMoved(draft, published.categories[0]?.id ?? '', 1);
  expect(menuDifferences(published, draft)).toMatchObject([
    { of: dish.name, field: 'Price', was: dish.price, now: '₹59' },
    { of: `${group.name}: ${choice.name}`, field: 'Price', now: '₹15' },
    { field: 'Order of the categories' },
    { of: dish.name, field: 'Kannada name', now: 'ಹೊಸ' },
  ]);
});

test('emptied translations of an option group are removed, and the others are kept', () => {
  const [{ id, choices } = { id: '', choices: [] }] = published.groups;
  const [first, ...others] = choices.map((choice) => choice.id);
  const without = withGroupWords(published, 'kn', id, { choices: { [first ?? '']: ' ' } });
  expect(Object.keys(groupWordsOf(without, 'kn', id).choices)).toEqual(others);
  expect(groupWordsOf(without, 'kn', id).name).toBe(groupWordsOf(published, 'kn', id).name);
  const empty = Object.fromEntries(choices.map((choice) => [choice.id, '']));
  const none = withGroupWords(published, 'kn', id, { name: '', choices: empty });
  expect(none.words['kn']?.groups).not.toHaveProperty(id);
  expect(groupWordsOf(none, 'kn', id)).toEqual({ name: '', choices: {} });
});

test('a language removed from the menu is listed as removed translations', () => {
  const { kn: _kn, ...words } = published.words;
  const gone = menuDifferences(published, { ...published, words });
  const [group] = published.groups;
  expect(gone).toContainEqual(
    expect.objectContaining({ of: group?.name, field: 'Kannada name', now: 'nothing' }),
  );
});

test.each([
  ['dishes.1.price', published.dishes[1]?.name],
  [`words.hi.dishes.${ids[2]}.name`, published.dishes[2]?.name],
  ['groups.0.choices.1.name', published.groups[0]?.name],
  ['rules.hours', ''],
  ['', ''],
])('a menu problem at the field path %j belongs to the item %j', (path, name) => {
  expect(placeOf(path, published, published)).toBe(name);
});

test('a problem of the menu is shown at its field, whether found locally or by the server', () => {
  const [, second] = published.dishes;
  if (!second) throw new Error('The seed is empty');
  const draft = withDish(published, second.id, { price: '49 rupees' });
  expect(menuProblems(draft)[`${wordsPath(draft, 'en', 'dishes', second.id)}.price`]).toMatch(
    'written like ₹5',
  );
  const refused = refusedProblem('Too dear', 'published.dishes.1.price');
  expect(refused[`${wordsPath(draft, 'en', 'dishes', second.id)}.price`]).toBe('Too dear');
  expect(refusedProblem('Somebody else published')).toEqual({ '': 'Somebody else published' });
});

test.each([
  ['49', '₹49'],
  ['₹ 49.5', '₹49.50'],
  ['1,049.00', '₹1049'],
  ['dear', 'dear'],
  ['49,50', '49,50'],
  ['1,23,456', '₹123456'],
  ['₹\u0ceA\u0cef.50', '₹49.50'],
])('the price %s typed for a dish becomes %s', (typed, price) =>
  expect(priceText(typed)).toBe(price),
);

test('a menu price typed as displayed is the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), (paise) => {
      expect(pricePaise(String(paise / 100))).toBe(paise);
    }),
  );
  expect(pricePaise('1,049.5')).toBe(104_950);
  expect(pricePaise('49,50')).toBeNull();
  expect(pricePaise('-1')).toBeNull();
});
