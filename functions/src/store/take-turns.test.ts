import { setTimeout as after } from 'node:timers/promises';
import { createTurns } from './take-turns';

test('work that shares a name is done in turn, also after a failure; other work does not wait', async () => {
  const takeTurns = createTurns();
  const done: string[] = [];
  const work = (name: string, ms: number) => async () => {
    await after(ms);
    done.push(name);
    if (name === 'first') throw new Error('failed');
    return name;
  };
  const first = takeTurns(['asha', 'home'], work('first', 30));
  const second = takeTurns(['ravi', 'home'], work('second', 1));
  const third = takeTurns(['ravi'], work('third', 1));
  const other = takeTurns(['meena'], work('other', 1));
  await expect(first).rejects.toThrow('failed');
  expect(await Promise.all([second, third, other])).toEqual(['second', 'third', 'other']);
  expect(done).toEqual(['other', 'first', 'second', 'third']);
});
