import { setTimeout as after } from 'node:timers/promises';
import { createKeyedQueue, QueueTimeoutError } from './keyed-queue';

test('queued work with a shared name runs in turn, even after a failure, and other work does not wait', async () => {
  const queue = createKeyedQueue();
  const done: string[] = [];
  const work = (name: string, ms: number) => async () => {
    await after(ms);
    done.push(name);
    if (name === 'first') throw new Error('failed');
    return name;
  };
  const first = queue.take(['asha', 'home'], work('first', 30));
  const second = queue.take(['ravi', 'home'], work('second', 1));
  const third = queue.take(['ravi'], work('third', 1));
  const other = queue.take(['meena'], work('other', 1));
  expect(['home', 'ravi', 'meena', 'nobody'].map(queue.waiting)).toEqual([2, 2, 1, 0]);
  await expect(first).rejects.toThrow('failed');
  expect(await Promise.all([second, third, other])).toEqual(['second', 'third', 'other']);
  expect(done).toEqual(['other', 'first', 'second', 'third']);
  expect(queue.waiting('home')).toBe(0);
});

test('queued work that never ends stops blocking after a timeout', async () => {
  const queue = createKeyedQueue(20);
  void queue.take(['home'], () => new Promise<never>(() => undefined));
  expect(await queue.take(['home'], async () => 'next')).toBe('next');
});

test('queued work that waits too long rejects, never runs, and does not block later work', async () => {
  const queue = createKeyedQueue();
  const done: string[] = [];
  let finishFirst: () => void = () => undefined;
  const first = queue.take(['slot'], () => new Promise<void>((resolve) => (finishFirst = resolve)));
  const late = queue.take(['slot'], async () => void done.push('late'), 10);
  await expect(late).rejects.toThrow(QueueTimeoutError);
  const patient = queue.take(['slot'], async () => void done.push('patient'), 5000);
  finishFirst();
  await Promise.all([first, patient]);
  expect(done).toEqual(['patient']);
});
