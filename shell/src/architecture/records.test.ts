import { noRecords, payloadText, readRecords, withEvent, withVisit } from './records';

const event = (id: string) => ({
  id,
  at: 1,
  page: '/menu',
  name: 'cart/changed',
  ...payloadText({ lines: [] }),
});
const visit = (id: string) => ({ id, at: 1, page: '/menu', parts: [] });

test('the newest event comes first and the 61st oldest is forgotten', () => {
  const ids = Array.from({ length: 61 }, (_, at) => `${at}`);
  const { events } = ids.reduce((all, id) => withEvent(all, event(id)), noRecords);
  expect([events[0]?.id, events.at(-1)?.id, events.length]).toEqual(['60', '1', 60]);
});

test('a visit replaces its earlier record and moves to the front', () => {
  const before = ['a', 'b'].reduce((all, id) => withVisit(all, visit(id)), noRecords);
  const { visits } = withVisit(before, { ...visit('a'), page: '/' });
  expect(visits.map(({ id, page }) => [id, page])).toEqual([
    ['a', '/'],
    ['b', '/menu'],
  ]);
});

test('a long payload is shortened, and its whole length is known', () => {
  const { payload, length } = payloadText('x'.repeat(5000));
  expect([payload.length, length]).toEqual([1201, 5002]);
});

test.each([null, '', '{', '{"events":1}'])('a damaged text %j has no records', (text) =>
  expect(readRecords(text)).toBe(noRecords),
);
