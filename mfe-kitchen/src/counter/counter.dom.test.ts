import type { KitchenOrder, PromiseRequest } from '@burger/shared/kitchen';
import { createStore } from '@burger/shared/platform/use-store';
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
  const tones = () => audio.tones.splice(0).map(({ hz }) => hz);
  const order = (number: number): KitchenOrder => {
    const found = ordersOf(counter.state.get()).get(numbered(number).key);
    if (!found) throw new Error('No such order on the board');
    return found;
  };
  const accept = (number: number) =>
    counter.make(order(number), stepRequest(order(number), 'confirmed'));
  return { server, counter, audio, titles, notices, leave, tones, order, accept };
}

const bell = [880, 1175, 880, 1175];
const falling = [494, 392, 294];

test('a changed order rings once on each tablet that knew it, and not after a reload', async () => {
  const accepted = numbered(1, { status: 'confirmed' });
  const server = aServer([accepted]);
  const tablets = [await tablet(server), await tablet(server, { hidden: true })];
  for (const { tones } of tablets) tones();
  const lines = accepted.lines.slice(0, 1);
  server.put({ ...accepted, revision: 2, unseen: 1, lines, changes: [aChange(accepted)] });
  await pass(4000);
  for (const { tones } of tablets) expect(tones()).toEqual([1319, 1047]);
  expect(tablets[1]!.notices).toEqual(['An order was changed']);
  await pass(12_000);
  const late = await tablet(server);
  for (const { tones } of [...tablets, late]) expect(tones()).toEqual([]);
});

test('a postponed order rings once, and not again when its departure is undone', async () => {
  const cooking = numbered(1, { status: 'preparing' });
  const server = aServer([cooking]);
  const tablets = [await tablet(server), await tablet(server, { hidden: true })];
  for (const { tones } of tablets) tones();
  server.put({ ...cooking, revision: 2, postponed: true });
  await pass(4000);
  for (const { tones } of tablets) expect(tones()).toEqual([1319, 1047]);
  expect(tablets[1]!.notices).toEqual(['An order is late and has a new time']);
  server.put({ ...cooking, revision: 3, status: 'out_for_delivery' });
  await pass(4000);
  server.put({ ...cooking, revision: 4, postponed: true });
  await pass(12_000);
  const late = await tablet(server);
  for (const { tones } of [...tablets, late]) expect(tones()).toEqual([]);
});

test('an order rings from its first appearance until it is accepted', async () => {
  const { server, tones, accept, counter, titles } = await tablet(aServer());
  await pass(8000);
  expect(tones()).toEqual([]);
  server.put(numbered(1));
  await pass(4000);
  expect(ordersOf(counter.state.get()).size).toBe(1);
  expect(tones()).toEqual(bell);
  await pass(4000);
  expect(tones()).toEqual([...bell, ...bell]);
  expect(titles.at(-1)).toMatch(/^\(1\) New/);
  accept(1);
  await pass(20_000);
  expect(tones()).toEqual([]);
  expect(titles.at(-1)).toMatch(/^Kitchen/);
});

test('the alarm is silent before and after the shift', async () => {
  const before = await tablet(aServer([numbered(1)]), { shift: false });
  const after = await tablet();
  after.leave();
  after.tones();
  await pass(10_000);
  expect([before.tones(), after.tones()]).toEqual([[], []]);
});

test('a hidden tab shows one notification per order', async () => {
  const server = aServer();
  const { notices } = await tablet(server, { hidden: true });
  server.put(numbered(1));
  await pass(20_000);
  expect(notices).toEqual(['New order']);
  server.put(numbered(2));
  await pass(4000);
  expect(notices).toEqual(['New order', '2 new orders']);
});

describe('lost connection', () => {
  test('a lost connection sounds within 15 seconds, keeps the board and ends with the next response', async () => {
    const { server, tones, counter } = await tablet(
      aServer([numbered(1, { status: 'confirmed' })]),
    );
    server.down = true;
    await pass(13_000);
    expect(tones()).toEqual([]);
    await pass(3000);
    expect([counter.state.get().lost, counter.lastResponseAt.get()]).toEqual([true, noon]);
    expect(tones()).toEqual(falling);
    expect(ordersOf(counter.state.get()).size).toBe(1);
    server.down = false;
    await pass(15_000);
    tones();
    await pass(10_000);
    expect(counter.state.get().lost).toBe(false);
    expect(tones()).toEqual([]);
  });

  test('a tablet that never reached the server counts as having lost the connection', async () => {
    const server = aServer();
    server.down = true;
    const { tones, counter } = await tablet(server);
    await pass(16_000);
    expect(counter.state.get()).toMatchObject({ lost: true, board: null });
    expect(counter.lastResponseAt.get()).toBeNull();
    expect(tones()).toEqual(falling);
  });

  test('a press made offline waits, silences its order, and is sent once after reconnecting', async () => {
    const { server, accept, tones, counter } = await tablet();
    server.down = true;
    accept(1);
    accept(1);
    await pass(0);
    tones();
    expect(counter.state.get().pending).toHaveLength(1);
    await pass(10_000);
    expect(tones()).toEqual([]);
    server.down = false;
    await pass(20_000);
    expect(counter.state.get().pending).toEqual([]);
    expect(server.steps).toHaveLength(1);
    expect(server.orderOf(numbered(1).key)?.status).toBe('confirmed');
  });

  test('a status step whose response was lost is not repeated and counts as made by this tablet', async () => {
    const { server, accept, counter } = await tablet();
    server.deaf = true;
    accept(1);
    await pass(0);
    server.deaf = false;
    await pass(8000);
    expect(server.steps).toMatchObject([{ request: { press: 'press-0001' } }]);
    expect(counter.state.get()).toMatchObject({
      pending: [],
      reports: [],
      done: { to: 'confirmed' },
    });
  });

  test('a press that was pending at a reload is sent after the reload', async () => {
    const stored = storedInMemory();
    const server = aServer([numbered(1)]);
    const first = await tablet(server, { kept: stored });
    server.down = true;
    first.accept(1);
    await pass(0);
    first.leave();
    server.down = false;
    await tablet(server, { kept: stored });
    expect(server.steps).toHaveLength(1);
    expect(stored.read()).toBeNull();
  });

  test('a pending press can be dropped only if it was never sent', async () => {
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

test('an order for later rings once when it is due, on each tablet that knew it', async () => {
  const slot = new Date(noon + minutes(70)).toISOString();
  const server = aServer([numbered(1, { status: 'confirmed', slot })]);
  const { tones, notices } = await tablet(server, { hidden: true });
  await pass(minutes(5));
  expect(tones()).toEqual([]);
  await pass(minutes(10));
  expect(tones()).toEqual([1319, 1047]);
  expect(notices).toEqual(['An order for later is to be cooked now']);
});

test('the slower of two tablets shows that the other made the step, and nothing is done twice', async () => {
  const server = aServer([numbered(1)]);
  const fast = await tablet(server);
  const slow = await tablet(server);
  fast.accept(1);
  await pass(0);
  slow.accept(1);
  await pass(0);
  expect(server.steps).toHaveLength(1);
  expect(slow.counter.state.get().reports).toEqual([
    {
      ...{ kind: 'elsewhere', orderId: numbered(1).orderId, status: 'confirmed' },
      ...{ by: 'asha@burgerkatte.example', at: new Date(noon).toISOString() },
    },
  ]);
  expect(slow.order(1).status).toBe('confirmed');
  expect(slow.counter.state.get().done).toBeNull();
  slow.counter.dismiss();
  expect(slow.counter.state.get().reports).toEqual([]);
});

test('presses made offline report for each order who moved it meanwhile', async () => {
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
  expect(far.counter.state.get().reports.map(({ orderId }) => orderId)).toEqual([
    numbered(1).orderId,
    numbered(2).orderId,
  ]);
});

test('undo reverts the last status step, rings again, and cannot be undone itself', async () => {
  const { server, accept, counter, order, tones } = await tablet();
  accept(1);
  await pass(1000);
  tones();
  counter.undo();
  await pass(0);
  expect(order(1).status).toBe('placed');
  expect(server.steps.at(-1)?.request).toMatchObject({ from: 'confirmed', to: 'placed' });
  expect(counter.state.get().done).toBeNull();
  expect(tones()).toEqual(bell);
});

describe('delays', () => {
  type Answered = Answer<KitchenOrder>;
  const order = anOrder();
  const ok: Answered = { kind: 'ok', value: order };

  function giving(...answers: Answered[]) {
    const sent: PromiseRequest[] = [];
    const clock = { ms: 0, now: () => clock.ms };
    const give = createGiveTime({
      clock,
      onOrder: () => undefined,
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

  test('a repeated delay of an order without a response keeps its press id', async () => {
    const { give, sent } = giving({ kind: 'unreached' }, { kind: 'unreached' });
    expect(await give(order, 10)).toEqual({ kind: 'unreached' });
    await give(order, 10);
    expect(await give(order, 10)).toEqual(ok);
    expect(sent).toEqual(Array(3).fill({ addMinutes: 10, press: 'press-0001' }));
  });

  test('a delay of an order after a response gets a new press id', async () => {
    const { give, sent } = giving(ok, { kind: 'refused', message: 'This order is over.' });
    for (let count = 0; count < 3; count += 1) await give(order, 5);
    expect(sent.map(({ press }) => press)).toEqual(['press-0001', 'press-0002', 'press-0003']);
  });

  test('a delay by other minutes, of another order or much later gets a new press id', async () => {
    const { give, sent, clock } = giving(...Array<Answered>(5).fill({ kind: 'unreached' }));
    await give(order, 5);
    await give(order, 10);
    await give({ ...order, key: 'f'.repeat(32) }, 5);
    clock.ms = minutes(2) + 1;
    await give(order, 5);
    clock.ms = -minutes(60);
    await give(order, 5);
    expect(new Set(sent.map(({ press }) => press)).size).toBe(5);
  });
});
