import { storageKeys } from '../storage';
import { dropTrack, dropTracks, storeTrack, storedTracks } from './stored-tracks';

const key = (digit: string) => digit.repeat(32);
const isMarked = () => document.documentElement.hasAttribute('data-under-way');

beforeEach(dropTracks);

test('the newest stands first, each once, and at most five', () => {
  for (const digit of ['a', 'b', 'a', 'c']) storeTrack(key(digit));
  expect(storedTracks()).toEqual([key('c'), key('b'), key('a')]);
  for (const digit of ['1', '2', '3', '4']) storeTrack(key(digit));
  expect(storedTracks()).toHaveLength(5);
});

test('pages know by it whether there is one, and nothing stays of what is over', () => {
  storeTrack(key('a'));
  storeTrack(key('b'));
  expect(isMarked()).toBe(true);
  dropTrack(key('a'));
  expect(storedTracks()).toEqual([key('b')]);
  dropTrack(key('b'));
  expect([isMarked(), localStorage.getItem(storageKeys.underWay)]).toEqual([false, null]);
});

test('what was damaged is passed over', () => {
  localStorage.setItem(storageKeys.underWay, `{"x":${key('a')} ../evil ${key('b')}`);
  expect(storedTracks()).toEqual([key('a'), key('b')]);
});
