import { storedTextInMemory } from '../../testing/stored-in-memory';
import { storedJson } from './stored-json';

const readCount = (value: unknown) => (typeof value === 'number' ? value : null);

test.each(['', '{', '"7"', '[]'])('storedJson reads the damaged text %j as null', (text) => {
  const stumbles = (value: unknown) => (value as { a: { b: number } }).a.b;
  for (const read of [readCount, stumbles]) {
    expect(storedJson(storedTextInMemory(text).stored, read).read() ?? null).toBeNull();
  }
});
