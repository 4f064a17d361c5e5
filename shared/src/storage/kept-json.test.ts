import { keptTextInMemory } from '../testing/kept-in-memory';
import { keptJson } from './kept-json';

const readCount = (value: unknown) => (typeof value === 'number' ? value : null);

test('keeps a value as JSON, and forgets it', () => {
  const { kept: text } = keptTextInMemory();
  const kept = keptJson(text, readCount);
  expect(kept.read()).toBeNull();
  kept.write(7);
  expect([kept.read(), text.read()]).toEqual([7, '7']);
  kept.remove();
  expect([kept.read(), text.read()]).toEqual([null, null]);
});

test.each(['', '{', '"7"', '[]'])('the damaged text %j reads as nothing', (text) => {
  const stumbles = (value: unknown) => (value as { a: { b: number } }).a.b;
  for (const read of [readCount, stumbles]) {
    expect(keptJson(keptTextInMemory(text).kept, read).read() ?? null).toBeNull();
  }
});
