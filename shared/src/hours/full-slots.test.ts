import { fullSlots } from './full-slots';

const answering =
  (body: unknown, ok = true): typeof fetch =>
  () =>
    Promise.resolve({ ok, json: () => Promise.resolve(body) } as Response);

const now = '2026-11-22T04:00:00.000Z';
const [first, second] = ['2026-11-22T06:30:00.000Z', '2026-11-22T07:00:00.000Z'];

test('the half hours in which no place is left', async () => {
  const slots = [
    { slot: first, left: 0 },
    { slot: second, left: 3 },
  ];
  await expect(fullSlots(answering({ now, slots }))).resolves.toEqual(new Set([Date.parse(first)]));
  await expect(fullSlots(answering({ now, slots: [] }))).resolves.toEqual(new Set());
});

test.each<[string, typeof fetch]>([
  ['is refused', answering({ slots: [] }, false)],
  ['is no answer', () => Promise.reject(new Error('offline'))],
  ['is nothing', answering(null)],
  ['is a page', answering('<!doctype html>')],
  ['has no list', answering({ now, slots: {} })],
  ['has a place of no time', answering({ now, slots: [{ slot: 'later', left: 0 }] })],
  ['does not count', answering({ now, slots: [{ slot: first, left: '0' }] })],
])('what %s says nothing', async (_how, ask) => {
  await expect(fullSlots(ask)).resolves.toBeNull();
});
