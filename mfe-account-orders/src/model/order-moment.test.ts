import fc from 'fast-check';
import { momentWords, readMoment } from './order-moment';

const words = { notAvailable: 'N/A', invalidDate: 'Invalid Date' };
const show = momentWords('Asia/Kolkata', words);
const ms = Date.UTC(2025, 9, 9, 13, 5);

test('a moment is read from a store timestamp, a Date, ISO text and milliseconds', () => {
  expect(readMoment({ seconds: ms / 1000, nanoseconds: 0 })).toBe(ms);
  expect(readMoment(new Date(ms))).toBe(ms);
  expect(readMoment('2025-10-09T13:05:00Z')).toBe(ms);
  expect(readMoment(ms)).toBe(ms);
});

test('missing and bad ones are told apart', () => {
  for (const missing of [null, undefined, '']) expect(readMoment(missing)).toBe('missing');
  for (const bad of ['rubbish', NaN, Infinity, {}, [], true, { seconds: 'x' }, new Date(NaN)]) {
    expect(readMoment(bad)).toBe('invalid');
  }
});

test('moments stand on the wall clock of the restaurant; otherwise N/A and Invalid Date', () => {
  expect(show(ms)).toBe('9 Oct 2025, 6:35 PM');
  expect(show('missing')).toBe('N/A');
  expect(show('invalid')).toBe('Invalid Date');
});

test('whatever a document holds can be shown', () => {
  fc.assert(fc.property(fc.anything(), (value) => typeof show(readMoment(value)) === 'string'));
});
