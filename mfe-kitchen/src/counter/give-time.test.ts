import type { PromiseRequest } from '@burger/shared/kitchen';
import { createStore } from '@burger/shared/store';
import type { Answer } from '../ports';
import { namedPresses } from '../testing/a-server';
import { anOrder, minutes } from '../testing/an-order';
import { nothingYet } from './state';
import { createGiveTime } from './give-time';

type Given = Awaited<ReturnType<ReturnType<typeof createGiveTime>>>;
const order = anOrder();
const ok: Given = { kind: 'ok', value: order };

/** Minutes that are given with these answers, one after the other; what was sent. */
function giving(...answers: Answer<typeof order>[]) {
  const sent: PromiseRequest[] = [];
  const clock = { ms: 0, now: () => clock.ms };
  const give = createGiveTime({
    clock,
    state: createStore(nothingYet),
    newPress: namedPresses(),
    api: {
      promise: async (_key, request) => {
        sent.push(request);
        return answers.shift() ?? ok;
      },
    },
  });
  return { give, sent, clock };
}

test('a press without an answer keeps its name when it is made again', async () => {
  const { give, sent } = giving({ kind: 'unreached' }, { kind: 'unreached' });
  expect(await give(order, 10)).toEqual({ kind: 'unreached' });
  await give(order, 10);
  expect(await give(order, 10)).toEqual(ok);
  expect(sent).toEqual(Array(3).fill({ addMinutes: 10, press: 'press-0001' }));
});

test('a press that was answered, or refused, is followed by another one', async () => {
  const { give, sent } = giving(ok, { kind: 'refused', message: 'This order is over.' });
  for (let count = 0; count < 3; count += 1) await give(order, 5);
  expect(sent.map(({ press }) => press)).toEqual(['press-0001', 'press-0002', 'press-0003']);
});

test('other minutes, another order, and who presses much later mean another press', async () => {
  const { give, sent, clock } = giving(...Array<Given>(5).fill({ kind: 'unreached' }));
  await give(order, 5);
  await give(order, 10);
  await give({ ...order, key: 'f'.repeat(32) }, 5);
  clock.ms = minutes(2) + 1;
  await give(order, 5);
  // The clock is put back: nobody knows how long ago that was.
  clock.ms = -minutes(60);
  await give(order, 5);
  expect(new Set(sent.map(({ press }) => press)).size).toBe(5);
});
