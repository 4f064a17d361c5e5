import {
  counterPromise,
  fromCounterPromise,
  fromStoredPromise,
  fromTrackPromise,
  storedPromise,
  storedPromiseNames,
  trackPromise,
} from '../contracts/promised-time';
import { promisedText } from './promised-text';
import { promisedTextIn, promisedTextWithDate } from './promised-text-in';

const at = (time: string, day = 22) => Date.parse(`2026-11-${day}T${time}:00+05:30`);
const promised = { promisedFrom: at('13:25'), promisedTo: at('13:40') };

test.each([
  ['the same day', promised, at('12:40'), '1:25–1:40 PM'],
  ['the day before', promised, at('22:00', 21), 'tomorrow, 1:25–1:40 PM'],
  ['the day after', promised, at('12:00', 23), '22 Nov 2026, 1:25 PM'],
  ['a single time', { ...promised, promisedTo: 'missing' }, at('12:40'), '1:25 PM'],
  ['Dates', { promisedFrom: new Date(at('13:25')), promisedTo: null }, at('12:40'), '1:25 PM'],
  ['no time', { promisedFrom: null, promisedTo: null }, at('12:40'), ''],
  ['an invalid time', { promisedFrom: 'invalid', promisedTo: 'missing' }, at('12:40'), ''],
])('promisedText formats a promised time relative to now: %s', (_what, time, now, text) =>
  expect(promisedText(time, now)).toBe(text),
);

test('promisedTextIn formats a promised time in the words of a language', () => {
  const words = { span: () => 'span', onOtherDay: (span: string) => `other day, ${span}` };
  expect(promisedTextIn(words, promised, at('12:40'))).toBe('span');
  expect(promisedTextIn(words, promised, at('12:40', 21))).toBe('other day, span');
  expect(promisedTextIn(words, { promisedFrom: null, promisedTo: null }, at('12:40'))).toBe('');
});

test('promisedTextWithDate formats a promised time with its date, and no time as empty', () => {
  expect(promisedTextWithDate(promised)).toBe('22 Nov 2026, 1:25–1:40 PM');
  const single = { ...promised, promisedTo: null };
  expect(promisedTextWithDate(single)).toBe('22 Nov 2026, 1:25 PM');
  expect(promisedTextWithDate({ promisedFrom: 'missing', promisedTo: 'missing' })).toBe('');
});

test('the names of the promised time in stored orders, counters and tracks stay and map back', () => {
  const iso = { promisedFrom: '2026-11-22T07:55:00Z', promisedTo: '2026-11-22T08:10:00Z' };
  const stored = storedPromise(iso);
  expect(Object.keys(stored)).toEqual(['estimatedDeliveryTime', 'estimatedDeliveryUntil']);
  expect(Object.values(storedPromiseNames)).toEqual(Object.keys(stored));
  expect(fromStoredPromise(stored)).toEqual(iso);
  const counter = counterPromise(iso);
  expect(counter).toEqual({ promisedAt: iso.promisedFrom, promisedUntil: iso.promisedTo });
  expect(fromCounterPromise(counter)).toEqual(iso);
  const track = trackPromise(iso);
  expect(track).toEqual({ promise: { from: iso.promisedFrom, to: iso.promisedTo } });
  expect(fromTrackPromise(track)).toEqual(iso);
  const none = { promisedFrom: null, promisedTo: null };
  expect(trackPromise(none)).toEqual({ promise: null });
  expect(fromTrackPromise(trackPromise(none))).toEqual(none);
});
