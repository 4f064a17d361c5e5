import { setTimeout as after } from 'node:timers/promises';
import { createTurns } from './take-turns';

test('work that shares a name is done in turn, also after a failure; other work does not wait', async () => {
  const turns = createTurns();
  const done: string[] = [];
  const work = (name: string, ms: number) => async () => {
    await after(ms);
    done.push(name);
    if (name === 'first') throw new Error('failed');
    return name;
  };
  const first = turns.take(['asha', 'home'], work('first', 30));
  const second = turns.take(['ravi', 'home'], work('second', 1));
  const third = turns.take(['ravi'], work('third', 1));
  const other = turns.take(['meena'], work('other', 1));
  expect(['home', 'ravi', 'meena', 'nobody'].map(turns.waiting)).toEqual([2, 2, 1, 0]);
  await expect(first).rejects.toThrow('failed');
  expect(await Promise.all([second, third, other])).toEqual(['second', 'third', 'other']);
  expect(done).toEqual(['other', 'first', 'second', 'third']);
  expect(turns.waiting('home')).toBe(0);
});

test('work that never ends has had its turn after a while', async () => {
  const turns = createTurns(20);
  void turns.take(['home'], () => new Promise<never>(() => undefined));
  expect(await turns.take(['home'], async () => 'next')).toBe('next');
});
