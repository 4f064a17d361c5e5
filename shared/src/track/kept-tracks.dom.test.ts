import { keptKeys } from '../storage';
import { dropTrack, dropTracks, keepTrack, keptTracks } from './kept-tracks';

const key = (digit: string) => digit.repeat(32);
const isMarked = () => document.documentElement.hasAttribute('data-under-way');

beforeEach(dropTracks);

test('the newest stands first, each once, and at most five', () => {
  for (const digit of ['a', 'b', 'a', 'c']) keepTrack(key(digit));
  expect(keptTracks()).toEqual([key('c'), key('b'), key('a')]);
  for (const digit of ['1', '2', '3', '4']) keepTrack(key(digit));
  expect(keptTracks()).toHaveLength(5);
});

test('pages know by it whether there is one, and nothing stays of what is over', () => {
  keepTrack(key('a'));
  keepTrack(key('b'));
  expect(isMarked()).toBe(true);
  dropTrack(key('a'));
  expect(keptTracks()).toEqual([key('b')]);
  dropTrack(key('b'));
  expect([isMarked(), localStorage.getItem(keptKeys.underWay)]).toEqual([false, null]);
});

test('what was damaged is passed over', () => {
  localStorage.setItem(keptKeys.underWay, `{"x":${key('a')} ../evil ${key('b')}`);
  expect(keptTracks()).toEqual([key('a'), key('b')]);
});
