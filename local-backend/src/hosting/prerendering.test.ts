import { keepPrerendered } from './prerendering';

let keeper: ReturnType<typeof keepPrerendered> | undefined;
afterEach(() => keeper?.stop());

/**
 * Creates a shop store and a site with the given menu versions. `look` waits until the version was checked
 * that often.
 */
function world(published: string, visible: string | null) {
  const state = { published, visible, fails: false, runs: 0, running: 0, atOnce: 0 };
  const lines: string[] = [];
  let looks = 0;
  let woken: (() => void)[] = [];
  const start = (afterFailure = 1) =>
    (keeper = keepPrerendered({
      current: async () => {
        looks += 1;
        for (const wake of woken.splice(0)) wake();
        return state.published;
      },
      prerenderedVersion: () => state.visible,
      prerender: async () => {
        state.runs += 1;
        state.running += 1;
        state.atOnce = Math.max(state.atOnce, state.running);
        const requested = state.published;
        await new Promise((resolve) => setTimeout(resolve, 5));
        state.running -= 1;
        if (state.fails) throw new Error('/menu cannot be rendered: no\n    at a line of code');
        state.visible = requested;
      },
      say: (line) => lines.push(line),
      every: 1,
      afterFailure,
    }));
  const look = async (times: number) => {
    const until = looks + times;
    while (looks < until) await new Promise<void>((resolve) => (woken = [...woken, resolve]));
  };
  return { state, lines, start, look };
}

test('each published menu version is prerendered once, in order, the first before the start completes', async () => {
  const { state, lines, start, look } = world('b', 'a');
  await start().first;
  expect(state).toMatchObject({ visible: 'b', runs: 1 });
  expect(lines).toEqual(['Menu b is current: the pages show it.']);
  state.published = 'c';
  await look(2);
  state.published = 'd';
  await look(4);
  expect(state).toMatchObject({ visible: 'd', runs: 3, atOnce: 1 });
});

test('prerendering skips pages that are current or rewritten by another process', async () => {
  const { state, lines, start, look } = world('a', 'a');
  await start().first;
  await look(3);
  state.visible = 'of another server';
  await look(3);
  expect([state.runs, lines]).toEqual([0, []]);
});

test('a failed prerendering is logged in one line and retried', async () => {
  const { state, lines, start, look } = world('b', 'a');
  state.fails = true;
  await start().first;
  expect(lines).toEqual(['The pages could not be prerendered: /menu cannot be rendered: no']);
  state.fails = false;
  await look(3);
  expect(state.visible).toBe('b');
});
