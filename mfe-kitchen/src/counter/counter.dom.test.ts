import type { KitchenOrder, PromiseRequest } from '@burger/shared/kitchen';
import { createStore } from '@burger/shared/store';
import { storedInMemory } from '@burger/shared/testing';
import type { Answer } from '../api';
import { audioOutput } from '../device/sound';
import { counterServices } from '../testing/a-kitchen';
import { aServer, namedPresses } from '../testing/a-server';
import { recordingAudio } from '../testing/audio';
import { aChange, anOrder, minutes, noon, numbered } from '../testing/an-order';
import { createCounter, createGiveTime } from './counter';
import { ordersOf } from './state';
import { stepRequest } from './steps';

beforeEach(() => void jest.useFakeTimers({ now: noon }));

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A tablet at a server, with what can be heard and read of it. */
async function tablet(
  server = aServer([numbered(1)]),
  { shift = true, hidden = false, kept = storedInMemory(), newPress = namedPresses() } = {},
) {
  const audio = recordingAudio();
  const titles: string[] = [];
  const notices: string[] = [];
  const counter = createCounter(
    counterServices({
      api: server.api(),
      storedSteps: kept,
      newPress,
      sound: audioOutput(audio.make),
      notices: {
        ask: async () => true,
        working: createStore(true),
        show: (title) => void notices.push(title),
      },
      tab: { isHidden: () => hidden, setTitle: (title) => void titles.push(title) },
    }),
  );
  const leave = counter.follow(() => undefined);
  await pass(0);
  if (shift) {
    counter.startShift(() => undefined);
    await pass(0);
  }
  const heard = () => audio.tones.splice(0).map(({ hz }) => hz);
  const order = (number: number): KitchenOrder => {
    const found = ordersOf(counter.state.get()).get(numbered(number).key);
    if (!found) throw new Error('No such order on the board');
    return found;
  };
  const accept = (number: number) =>
    counter.make(order(number), stepRequest(order(number), 'confirmed'));
  return { server, counter, audio, titles, notices, leave, heard, order, accept };
}

const bell = [880, 1175, 880, 1175];
const falling = [494, 392, 294];

test('what was changed rings once on each tablet, and not for who comes later; a reload hears nothing of it', async () => {
  const accepted = numbered(1, { status: 'confirmed' });
  const server = aServer([accepted]);
  const tablets = [await tablet(server), await tablet(server, { hidden: true })];
  for (const { heard } of tablets) heard();
  const lines = accepted.lines.slice(0, 1);
  server.put({ ...accepted, revision: 2, unseen: 1, lines, changes: [aChange(accepted)] });
  await pass(4000);
  for (const { heard } of tablets) expect(heard()).toEqual([1319, 1047]);
  expect(tablets[1]!.notices).toEqual(['An order was changed']);
  await pass(12_000);
  const late = await tablet(server);
  for (const { heard } of [...tablets, late]) expect(heard()).toEqual([]);
});

test('an order rings from the first, together with its card, until somebody accepts it', async () => {
  const { server, heard, accept, counter, titles } = await tablet(aServer());
  await pass(8000);
  expect(heard()).toEqual([]);
  server.put(numbered(1));
  await pass(4000);
  expect(ordersOf(counter.state.get()).size).toBe(1);
  expect(heard()).toEqual(bell);
  await pass(4000);
  expect(heard()).toEqual([...bell, ...bell]);
  expect(titles.at(-1)).toMatch(/^\(1\) New/);
  accept(1);
  await pass(20_000);
  expect(heard()).toEqual([]);
  expect(titles.at(-1)).toMatch(/^Kitchen/);
});

test('nothing sounds before the shift, nor after it', async () => {
  const before = await tablet(aServer([numbered(1)]), { shift: false });
  const after = await tablet();
  after.leave();
  after.heard();
  await pass(10_000);
  expect([before.heard(), after.heard()]).toEqual([[], []]);
});

test('a hidden tab says it by a notice, once for each order', async () => {
  const server = aServer();
  const { notices } = await tablet(server, { hidden: true });
  server.put(numbered(1));
  await pass(20_000);
  expect(notices).toEqual(['New order']);
  server.put(numbered(2));
  await pass(4000);
  expect(notices).toEqual(['New order', '2 new orders']);
});

describe('connection lost', () => {
  test('has its own sound within fifteen seconds, the board stays, and it ends with the first answer', async () => {
    const { server, heard, counter } = await tablet(
      aServer([numbered(1, { status: 'confirmed' })]),
    );
    server.down = true;
    await pass(13_000);
    expect(heard()).toEqual([]);
    await pass(3000);
    expect(counter.state.get()).toMatchObject({ lost: true, heardAt: noon });
    expect(heard()).toEqual(falling);
    expect(ordersOf(counter.state.get()).size).toBe(1);
    server.down = false;
    await pass(15_000);
    heard();
    await pass(10_000);
    expect(counter.state.get().lost).toBe(false);
    expect(heard()).toEqual([]);
  });

  test('also where the server was never reached', async () => {
    const server = aServer();
    server.down = true;
    const { heard, counter } = await tablet(server);
    await pass(16_000);
    expect(counter.state.get()).toMatchObject({ lost: true, heardAt: null, board: null });
    expect(heard()).toEqual(falling);
  });

  test('a press waits, silences its order, and is made once when the connection is back', async () => {
    const { server, accept, heard, counter } = await tablet();
    server.down = true;
    accept(1);
    accept(1);
    await pass(0);
    heard();
    expect(counter.state.get().pending).toHaveLength(1);
    await pass(10_000);
    expect(heard()).toEqual([]);
    server.down = false;
    await pass(20_000);
    expect(counter.state.get().pending).toEqual([]);
    expect(server.steps).toHaveLength(1);
    expect(server.orderOf(numbered(1).key)?.status).toBe('confirmed');
  });

  test('an answer that was lost makes nothing twice, and is taken for our own', async () => {
    const { server, accept, counter } = await tablet();
    server.deaf = true;
    accept(1);
    await pass(0);
    server.deaf = false;
    await pass(8000);
    expect(server.steps).toMatchObject([{ request: { press: 'press-0001' } }]);
    expect(counter.state.get()).toMatchObject({
      pending: [],
      told: [],
      done: { to: 'confirmed' },
    });
  });

  test('a press that a reload left waiting is made after it', async () => {
    const kept = storedInMemory();
    const server = aServer([numbered(1)]);
    const first = await tablet(server, { kept });
    server.down = true;
    first.accept(1);
    await pass(0);
    first.leave();
    server.down = false;
    await tablet(server, { kept });
    expect(server.steps).toHaveLength(1);
    expect(kept.read()).toBeNull();
  });

  test('a press that was never sent can be taken back; one that was may have been heard', async () => {
    const { server, accept, counter } = await tablet(aServer([numbered(1), numbered(2)]));
    server.down = true;
    accept(1);
    accept(2);
    await pass(0);
    counter.drop(numbered(1).key);
    counter.drop(numbered(2).key);
    expect(counter.state.get().pending.map(({ orderId }) => orderId)).toEqual([
      numbered(1).orderId,
    ]);
  });
});

test('an order for later rings once when it is to be cooked, on each tablet that knew of it', async () => {
  const slot = new Date(noon + minutes(70)).toISOString();
  const server = aServer([numbered(1, { status: 'confirmed', slot })]);
  const { heard, notices } = await tablet(server, { hidden: true });
  await pass(minutes(5));
  expect(heard()).toEqual([]);
  await pass(minutes(10));
  expect(heard()).toEqual([1319, 1047]);
  expect(notices).toEqual(['An order for later is to be cooked now']);
});

test('of two tablets the slower one is told what the other did, and nothing is done twice', async () => {
  const server = aServer([numbered(1)]);
  const fast = await tablet(server);
  const slow = await tablet(server);
  fast.accept(1);
  await pass(0);
  slow.accept(1);
  await pass(0);
  expect(server.steps).toHaveLength(1);
  expect(slow.counter.state.get().told).toEqual([
    {
      ...{ kind: 'elsewhere', orderId: numbered(1).orderId, status: 'confirmed' },
      ...{ by: 'asha@burgerkatte.example', at: new Date(noon).toISOString() },
    },
  ]);
  expect(slow.order(1).status).toBe('confirmed');
  expect(slow.counter.state.get().done).toBeNull();
  slow.counter.dismiss();
  expect(slow.counter.state.get().told).toEqual([]);
});

test('presses kept offline say of each order who made its step meanwhile, also after one that was ours', async () => {
  const server = aServer([numbered(1), numbered(2), numbered(3)]);
  const newPress = namedPresses();
  const near = await tablet(server, { newPress });
  const far = await tablet(server, { newPress });
  server.down = true;
  for (const number of [1, 2, 3]) far.accept(number);
  await pass(20_000);
  server.down = false;
  for (const number of [1, 2]) near.accept(number);
  await pass(60_000);
  expect(server.steps).toHaveLength(3);
  expect(far.counter.state.get().told.map(({ orderId }) => orderId)).toEqual([
    numbered(1).orderId,
    numbered(2).orderId,
  ]);
});

test('undo takes the last step back, rings again, and is not itself offered for undoing', async () => {
  const { server, accept, counter, order, heard } = await tablet();
  accept(1);
  await pass(1000);
  heard();
  counter.undo();
  await pass(0);
  expect(order(1).status).toBe('placed');
  expect(server.steps.at(-1)?.request).toMatchObject({ from: 'confirmed', to: 'placed' });
  expect(counter.state.get().done).toBeNull();
  expect(heard()).toEqual(bell);
});

describe('more minutes', () => {
  type Given = Answer<KitchenOrder>;
  const order = anOrder();
  const ok: Given = { kind: 'ok', value: order };

  /** Minutes that are given with these answers, one after the other; what was sent. */
  function giving(...answers: Given[]) {
    const sent: PromiseRequest[] = [];
    const clock = { ms: 0, now: () => clock.ms };
    const give = createGiveTime({
      clock,
      onGiven: () => undefined,
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
});
