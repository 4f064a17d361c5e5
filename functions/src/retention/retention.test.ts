import { expiredAt, taxRecordsUntil } from './retention';

const rules = { coordinatesDays: 30, taxMonths: 72 };
const at = (text: string) => Date.parse(text);

// The annual GST return of a financial year that ends in March is due at the end of December.
test.each([
  ['2026-04-01T00:00:00+05:30', '2034-01-01T00:00:00+05:30'],
  ['2027-03-31T23:59:59+05:30', '2034-01-01T00:00:00+05:30'],
  ['2026-03-31T23:59:59+05:30', '2033-01-01T00:00:00+05:30'],
])('tax records of an order placed at %s must be stored until %s', (placed, until) =>
  expect(taxRecordsUntil(at(placed), rules)).toBe(at(until)),
);

test('tax records of a financial year expire together, not a millisecond early', () => {
  const newYear = at('2034-01-01T00:00:00+05:30');
  expect(expiredAt(newYear - 1, rules).person).toBe(at('2026-04-01T00:00:00+05:30'));
  expect(expiredAt(newYear, rules).person).toBe(at('2027-04-01T00:00:00+05:30'));
});

test('expiredAt is the inverse of taxRecordsUntil for any number of months', () => {
  const now = at('2031-06-15T12:00:00Z');
  for (const taxMonths of [0, 1, 11, 12, 35, 72, 96]) {
    const { person } = expiredAt(now, { ...rules, taxMonths });
    expect(taxRecordsUntil(person - 1, { ...rules, taxMonths })).toBeLessThanOrEqual(now);
    expect(taxRecordsUntil(person, { ...rules, taxMonths })).toBeGreaterThan(now);
  }
});

test('coordinates of an order expire after the configured number of days', () =>
  expect(expiredAt(at('2026-03-31T10:00:00Z'), rules).coordinates).toBe(
    at('2026-03-01T10:00:00Z'),
  ));
