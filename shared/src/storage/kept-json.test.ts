import { keptTextInMemory } from '../testing/kept-in-memory';
import { keptJson } from './kept-json';

const readCount = (value: unknown) => (typeof value === 'number' ? value : null);

test.each(['', '{', '"7"', '[]'])('the damaged text %j reads as nothing', (text) => {
  const stumbles = (value: unknown) => (value as { a: { b: number } }).a.b;
  for (const read of [readCount, stumbles]) {
    expect(keptJson(keptTextInMemory(text).kept, read).read() ?? null).toBeNull();
  }
});
