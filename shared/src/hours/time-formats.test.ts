import { momentFormat } from './time-formats';

test('a moment reads on the wall clock of its zone', () => {
  const at = new Date('2026-11-21T12:57:00Z');
  expect(momentFormat('Asia/Kolkata')(at)).toBe('21 Nov 2026, 6:27 PM');
  expect(momentFormat('UTC')(at.getTime() - 12 * 3_600_000)).toBe('21 Nov 2026, 12:57 AM');
  expect(() => momentFormat('UTC')(new Date(NaN))).toThrow(RangeError);
});
