import { reservedTimes } from './reserved-times';

const answering =
  (body: unknown, ok = true): typeof fetch =>
  () =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) } as Response);

const now = '2026-11-22T04:00:00.000Z';
const [first, second] = ['2026-11-22T06:30:00.000Z', '2026-11-22T07:00:00.000Z'];

test('reservedTimes returns the starts of slots without free places, and the load of the kitchen', async () => {
  const slots = [
    { slot: first, left: 0 },
    { slot: second, left: 3 },
  ];
  const load = { [first]: { grill: 12 } };
  await expect(reservedTimes(answering({ now, slots, load }))).resolves.toEqual({
    full: new Set([Date.parse(first)]),
    load: new Map([[Date.parse(first), { grill: 12 }]]),
  });
  await expect(reservedTimes(answering({ now, slots: [] }))).resolves.toEqual({
    full: new Set(),
    load: new Map(),
  });
});

test.each<[string, typeof fetch]>([
  ['an error response', answering({ slots: [] }, false)],
  ['a network error', () => Promise.reject(new Error('offline'))],
  ['a null body', answering(null)],
  ['an HTML page', answering('<!doctype html>')],
  ['a response without a list', answering({ now, slots: {} })],
  ['a slot without a valid time', answering({ now, slots: [{ slot: 'later', left: 0 }] })],
  ['a count that is not a number', answering({ now, slots: [{ slot: first, left: '0' }] })],
])('reservedTimes returns null for %s', async (_how, ask) => {
  await expect(reservedTimes(ask)).resolves.toBeNull();
});
