import { createTurns } from './in-turn';

test('tasks of one key run one after the other, and a failed task does not stop the next', async () => {
  const inTurn = createTurns();
  const steps: string[] = [];
  const task = (name: string, fails = false) =>
    inTurn('attempt', async () => {
      steps.push(`${name} begins`);
      await Promise.resolve();
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const answers = await Promise.allSettled([task('one', true), task('two'), task('three')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(steps).toEqual(
    ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});

test('tasks of another key do not wait', async () => {
  const inTurn = createTurns();
  void inTurn('one', () => new Promise<never>(() => undefined));
  expect(await inTurn('other', () => Promise.resolve('done'))).toBe('done');
});
