import type { Rules } from '../contracts/rules';
import { menu, twoSittings, weekOf } from '../testing/a-shop';
import { factsUnder } from './page-facts';
import { placeholders, placeholdersIn } from '../restaurant/placeholders';
import { fill, fillText } from '../restaurant/restaurant';
import { sentencesOn } from './rule-sentences';

const under = (changes: Partial<Rules>) => {
  const rules = { ...menu.rules, ...changes };
  return { ...factsUnder(rules), ...sentencesOn(rules) };
};

test('factsUnder and the rule sentences fill exactly the known placeholders', () => {
  const facts = under({});
  expect(Object.keys(facts).sort()).toEqual([...placeholders].sort());
  for (const fact of Object.values(facts)) expect(fact).not.toMatch(/^$|undefined|NaN|[{}]/);
});

test('closed weekdays are named, and openDays is "Every day" without any', () => {
  expect(under({ closedWeekdays: [] })).toMatchObject({ openDays: 'Every day', daysOpen: '7' });
  expect(under({ closedWeekdays: ['monday', 'tuesday', 'friday'] })).toMatchObject({
    openDays: 'Every day except Monday, Tuesday and Friday',
    daysOpen: '4',
  });
});

test('the tax sentence gives the rates under the regular GST scheme, and no tax under the other schemes', () => {
  const { gst } = menu.rules;
  const taxOf = (changes: Partial<Rules['gst']>) => under({ gst: { ...gst, ...changes } }).tax;
  expect(taxOf({ scheme: 'regular', cgst: 900, sgst: 900 })).toContain(
    'GST of 18% (9% CGST and 9% SGST)',
  );
  for (const scheme of ['composition', 'unregistered'] as const) {
    expect(taxOf({ scheme })).toBe('We add no tax: what the menu says is what the food costs.');
  }
});

test('opening times, kilometres and minutes in texts come from the shop rules', () => {
  const hours = { opens: '12:30', closes: '23:00', kitchenCloses: '22:30', lastOrders: '22:15' };
  const delivery = { ...menu.rules.delivery, freeUpToKm: 3, minutes: 30, latestMinutes: 50 };
  expect(under({ hours, delivery })).toMatchObject({
    ...{ opens: '12:30 PM', closes: '11:00 PM', kitchenCloses: '10:30 PM', lastOrders: '10:15 PM' },
    ...{ freeUpToKm: '3', minutes: '30–50', leastMinutes: '30', mostMinutes: '50' },
  });
});

test('two opening periods are listed together; opens and closes are the first and the last time', () => {
  const sittings = weekOf(twoSittings, { monday: [] });
  expect(under({ sittings })).toMatchObject({
    ...{ openDays: 'Every day except Monday', daysOpen: '6' },
    hours: 'Every day except Monday 7:00 AM to 11:30 AM and 5:00 PM to 10:30 PM',
    ...{ opens: '7:00 AM', closes: '10:30 PM', lastOrders: '11:00 AM and 10:00 PM' },
  });
  const shorter = { ...sittings, sunday: twoSittings.slice(0, 1) };
  expect(under({ sittings: shorter }).hours).toBe(
    'Tuesday–Saturday 7:00 AM to 11:30 AM and 5:00 PM to 10:30 PM; Sunday 7:00 AM to 11:30 AM',
  );
});

test('the pickup sentence gives the minutes in the rules, or the phone number if there is no pickup', () => {
  const pickup = { minutes: 15, latestMinutes: 25 };
  expect(under({ pickup }).pickup).toContain('in 15–25 minutes');
  expect(under({ pickup: null }).pickup).toMatch(/^Yes, by phone/);
});

test('home page and titles use only facts they need, and FAQ answers use every placeholder', () => {
  expect(placeholdersIn('pages/home.json', 'title')).not.toContain('opens');
  expect(placeholdersIn('pages/titles.json', 'title')).not.toContain('freeUpToKm');
  expect(placeholdersIn('pages/titles.json', 'description')).toContain('freeUpToKm');
  expect(placeholdersIn('pages/about.json', 'lead')).not.toContain('tax');
  expect(placeholdersIn('pages/questions.json', 'answer')).toEqual(placeholders);
});

const facts = { since: '2013', area: 'Kithaganur' };

test('placeholders are filled in nested objects and arrays, and numbers stay unchanged', () => {
  expect(fillText('In {area} since {since}, {since}!', facts)).toBe(
    'In Kithaganur since 2013, 2013!',
  );
  expect(
    fill({ title: '{area}', story: ['{since}', { heading: '{area}', count: 3 }] }, facts),
  ).toEqual({ title: 'Kithaganur', story: ['2013', { heading: 'Kithaganur', count: 3 }] });
});

test('an unknown or malformed placeholder stays unchanged', () => {
  expect(fillText('{nobody} and {} and {since', facts)).toBe('{nobody} and {} and {since');
  expect(fillText('{toString}', facts)).toBe('{toString}');
});
