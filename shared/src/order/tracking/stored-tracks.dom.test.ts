import { storageKeys } from '../../platform/storage';
import { dropTrack, dropTracks, storeTrack, storedTracks } from './stored-tracks';

const key = (digit: string) => digit.repeat(32);
const isMarked = () => document.documentElement.hasAttribute('data-under-way');

beforeEach(dropTracks);

test('storedTracks lists up to five distinct tracking keys, the newest first', () => {
  for (const digit of ['a', 'b', 'a', 'c']) storeTrack(key(digit));
  expect(storedTracks()).toEqual([key('c'), key('b'), key('a')]);
  for (const digit of ['1', '2', '3', '4']) storeTrack(key(digit));
  expect(storedTracks()).toHaveLength(5);
});

test('data-under-way is set while a tracking key is stored, and storage is cleared after the last key', () => {
  storeTrack(key('a'));
  storeTrack(key('b'));
  expect(isMarked()).toBe(true);
  dropTrack(key('a'));
  expect(storedTracks()).toEqual([key('b')]);
  dropTrack(key('b'));
  expect([isMarked(), localStorage.getItem(storageKeys.underWay)]).toEqual([false, null]);
});

test('storedTracks finds the valid tracking keys in a damaged text', () => {
  localStorage.setItem(storageKeys.underWay, `{"x":${key('a')} ../evil ${key('b')}`);
  expect(storedTracks()).toEqual([key('a'), key('b')]);
});
