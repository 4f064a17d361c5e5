import { clock } from '@burger/shared/platform/device';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { createStore } from '@burger/shared/platform/use-store';
import { nothingYet, type CounterState } from '../../counter/state';
import { aChange, aFeed, anOrder, anInvoice, noon, numbered } from '../../testing/an-order';
import { ok, unreached } from '../../testing/a-server';
import { paintBar } from '../../testing/paint';
import { readPrintouts } from '../../testing/read-printout';
import { standInPrinters } from '../../testing/stand-in-printers';
import { printingInMemory } from '../../testing/stored-printing';
import type { PrintingServices } from './core';
import { createPrinting } from './printing';
import type { Printer } from '../device/printers';
import type { PrintingStorage } from './stored-printing';

beforeEach(() => jest.useFakeTimers({ now: noon }));

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

const aPrinter = (changes: Partial<Printer> = {}): Printer => ({
  ...{ id: 'p0', name: 'Kitchen', way: 'usb', device: '1208:514:S0', speed: 9600, narrow: false },
  ...{ ticket: 'self', label: 'never', bill: 'press', categories: [], answers: false },
  ...changes,
});

type Kinds = Parameters<typeof standInPrinters>[0];

function aTablet({
  kinds = [{ way: 'usb' }] as Kinds,
  settings = [aPrinter()],
  stored = printingInMemory(settings),
  standIns = standInPrinters(kinds),
  bill = () => unreached,
}: {
  kinds?: Kinds;
  settings?: readonly Printer[];
  stored?: PrintingStorage;
  standIns?: ReturnType<typeof standInPrinters>;
  bill?: PrintingServices['api']['bill'];
} = {}) {
  const state = createStore<CounterState>(nothingYet);
  const lastResponseAt = createStore<number | null>(null);
  let count = 0;
  const printing = createPrinting({
    api: { bill, published: () => unreached },
    counter: { state, lastResponseAt },
    clock,
    stored,
    doors: standIns.doors,
    paint: paintBar,
    newId: () => `${Date.now()}-${++count}`,
  });
  const board = (...orders: KitchenOrder[]) => {
    const { today, role } = aFeed();
    const reported = new Map(orders.map((order) => [order.key, order]));
    state.set({ ...state.get(), board: { orders: reported, today, role } });
  };
  board();
  return { printing, board, lastResponseAt, stored, standIns, stop: printing.start() };
}

const accepted = (number: number, changes: Partial<KitchenOrder> = {}) =>
  numbered(number, { status: 'confirmed', ...changes });

const isCalled = /^\d{4}$/;

/** Returns the first line below the order number of each printed ticket. */
const heads = ({ standIns }: { standIns: ReturnType<typeof standInPrinters> }, place = 0) =>
  readPrintouts(standIns.printers[place]!.printed).map(({ lines }) =>
    lines.find((line) => !isCalled.test(line)),
  );

const conditionOf = ({ printing }: ReturnType<typeof aTablet>, id = 'p0') =>
  printing.state.get().conditions[id];
const waitingAt = ({ printing }: ReturnType<typeof aTablet>) =>
  printing.state.get().jobs.map(({ state }) => state);

test.each([
  ['usb', '1208:514:S0'],
  ['serial', '1:2:'],
] as const)(
  'over %s an accepted order prints once automatically, and again on request',
  async (connection, device) => {
    const tablet = aTablet({
      kinds: [{ way: connection }],
      settings: [aPrinter({ way: connection, device })],
    });
    await pass(1);
    expect(conditionOf(tablet)).toBe('ready');
    tablet.board(accepted(1), numbered(2));
    await pass(2);
    tablet.board(accepted(1, { status: 'preparing' }), numbered(2));
    await pass(30);
    expect(heads(tablet)).toEqual(['BK482130001']);
    expect(waitingAt(tablet)).toEqual([]);
    tablet.printing.print({ kind: 'ticket', order: accepted(1) });
    await pass(2);
    expect(heads(tablet)).toEqual(['BK482130001', '  PRINTED AGAIN']);
  },
);

test('a Bluetooth printer is selected with a press and reconnects while the page is open', async () => {
  const tablet = aTablet({
    kinds: [{ way: 'bluetooth', answers: false, chosen: false }],
    settings: [],
  });
  expect(await tablet.printing.connect('bluetooth')).toBe(true);
  expect(tablet.printing.state.get().printers).toMatchObject([{ name: 'MPT-0', ticket: 'self' }]);
  await pass(1);
  tablet.board(accepted(1));
  await pass(2);
  tablet.standIns.printers[0]!.turn(false);
  tablet.board(accepted(1), accepted(2));
  await pass(5);
  expect(waitingAt(tablet)).toEqual(['waiting']);
  tablet.standIns.printers[0]!.turn(true);
  await pass(5);
  expect(heads(tablet)).toEqual(['BK482130001', 'BK482130002']);
  expect(await tablet.printing.connect('bluetooth')).toBe(true);
});

test('printing resumes after a paper roll change and asks about the interrupted printout', async () => {
  const tablet = aTablet();
  await pass(1);
  const [printer] = tablet.standIns.printers;
  printer!.paper = 6;
  tablet.board(accepted(1), accepted(2));
  await pass(3);
  expect(conditionOf(tablet)).toBe('paper-out');
  expect(waitingAt(tablet)).toEqual(['sending', 'waiting']);
  await pass(60);
  expect(waitingAt(tablet)).toEqual(['sending', 'waiting']);
  printer!.refill(1000);
  await pass(10);
  expect(conditionOf(tablet)).toBe('ready');
  expect(heads(tablet)).toEqual(['BK482130001', 'BK482130002']);
  // This printer finished, but another model may not have, so staff are asked.
  expect(waitingAt(tablet)).toEqual(['unsure']);
  tablet.printing.again(tablet.printing.state.get().jobs[0]!.id);
  await pass(3);
  // The heading PRINTED AGAIN keeps the kitchen from cooking the dish twice.
  expect(heads(tablet)).toEqual(['BK482130001', 'BK482130002', '  PRINTED AGAIN']);
  expect(waitingAt(tablet)).toEqual([]);
});

test('a silent serial printer that responded before counts as off and gets no data', async () => {
  const settings = [aPrinter({ way: 'serial', device: '1:2:' })];
  const tablet = aTablet({ kinds: [{ way: 'serial' }], settings });
  await pass(2);
  expect(tablet.printing.state.get().printers[0]?.answers).toBe(true);
  tablet.standIns.printers[0]!.isOn = false;
  tablet.board(accepted(1));
  await pass(20);
  expect(conditionOf(tablet)).toBe('off');
  expect(waitingAt(tablet)).toEqual(['waiting']);
  tablet.standIns.printers[0]!.isOn = true;
  await pass(5);
  expect(heads(tablet)).toEqual(['BK482130001']);
});

test('a connection lost or a window closed during printing asks staff instead of printing again', async () => {
  const first = aTablet();
  await pass(1);
  const [printer] = first.standIns.printers;
  printer!.paper = 6;
  first.board(accepted(1), accepted(2));
  await pass(2);
  printer!.turn(false);
  await pass(1);
  expect(waitingAt(first)).toEqual(['unsure', 'waiting']);
  printer!.paper = 6;
  printer!.turn(true);
  await pass(4);
  expect(waitingAt(first)).toEqual(['unsure', 'sending']);
  first.stop();
  await pass(1);
  printer!.turn(false);
  printer!.paper = 1000;
  printer!.turn(true);
  const second = aTablet({ stored: first.stored, standIns: first.standIns });
  second.board(accepted(1), accepted(2));
  await pass(30);
  expect(waitingAt(second)).toEqual(['unsure', 'unsure']);
  second.printing.drop(second.printing.state.get().jobs.map(({ id }) => id));
  expect(waitingAt(second)).toEqual([]);
});

test('orders accepted while the page was closed are printed, those before the first printer are not', async () => {
  const stored = printingInMemory([aPrinter()], null);
  const first = aTablet({ stored });
  first.board(accepted(1));
  await pass(5);
  expect(heads(first)).toEqual([]);
  first.printing.print({ kind: 'ticket', order: accepted(1) });
  await pass(2);
  expect(heads(first)).toEqual(['BK482130001']);
  first.stop();
  const second = aTablet({ stored, standIns: first.standIns });
  second.board(accepted(1), accepted(2));
  await pass(5);
  expect(heads(second)).toEqual(['BK482130001', 'BK482130002']);
});

test('each station gets its ticket, each bag its label, and a bill its number before printing', async () => {
  const kinds = [{ way: 'usb' }, { way: 'serial', answers: false }] as const;
  const printouts = [anInvoice()];
  let isDown = true;
  const bill = () => (isDown ? unreached : ok(accepted(1, { papers: printouts })));
  const tablet = aTablet({
    kinds,
    bill,
    settings: [
      aPrinter({ categories: ['burgers'], bill: 'self' }),
      aPrinter({
        ...{ id: 'p1', name: 'Drinks', way: 'serial', device: '2:2:' },
        ...{ categories: ['drinks'], label: 'self', narrow: true },
      }),
    ],
  });
  const [burger, coffee] = anOrder().lines;
  const lines = [
    { ...burger!, category: 'burgers' },
    { ...coffee!, category: 'drinks' },
  ];
  await pass(1);
  tablet.board(accepted(1, { lines }));
  await pass(5);
  // Without the server only the bill waits, because it needs a number.
  expect(waitingAt(tablet)).toEqual(['waiting']);
  isDown = false;
  await pass(20);
  expect(waitingAt(tablet)).toEqual([]);
  const kitchen = readPrintouts(tablet.standIns.printers[0]!.printed);
  const drinks = readPrintouts(tablet.standIns.printers[1]!.printed);
  expect(kitchen.map(({ lines: [head] }) => head)).toEqual(['Kitchen', expect.any(String)]);
  expect(kitchen[0]!.lines).toContain('2 x Aloo Tikki Burger');
  expect(kitchen[0]!.lines).toContain('2 of 3 pieces - Ravi Kumar');
  expect(kitchen[1]!.lines.join(' ')).toContain('No. BK/2627/7');
  expect(drinks[0]!.lines).toContain('1 x Cold Coffee');
  expect(drinks[1]!.lines).toEqual(['0001', 'BK482130001', 'DELIVERY', 'Ravi Kumar', '3 pieces']);
});

test('a waiting ticket is dropped when its order is cancelled and updated when it changes', async () => {
  const tablet = aTablet();
  await pass(1);
  tablet.standIns.printers[0]!.turn(false);
  tablet.board(accepted(1), accepted(2), accepted(3));
  await pass(1);
  const lines = anOrder().lines.slice(1);
  tablet.board(accepted(1, { status: 'cancelled' }), accepted(2), accepted(3, { lines }));
  tablet.standIns.printers[0]!.turn(true);
  await pass(5);
  expect(heads(tablet)).toEqual(['BK482130002', 'BK482130003']);
  expect(readPrintouts(tablet.standIns.printers[0]!.printed)[1]?.lines.join()).not.toContain(
    'Aloo',
  );
});

describe('a printed ticket is followed by another', () => {
  async function printed(kinds?: Kinds, settings?: readonly Printer[]) {
    const tablet = aTablet({ ...(kinds && { kinds }), ...(settings && { settings }) });
    await pass(1);
    const lines = anOrder().lines.map((line) => ({ ...line, category: 'burgers' }));
    tablet.board(accepted(1, { lines }));
    await pass(3);
    return { ...tablet, lines, papers: (at = 0) => heads(tablet, at).slice(1) };
  }
  const changes = [aChange(accepted(1))];

  test('a changed order prints one CHANGED ticket, whichever tablet changed it', async () => {
    const { board, papers, lines } = await printed();
    for (const revision of [2, 3]) {
      board(accepted(1, { lines: lines.slice(1), changes, revision }));
      await pass(5);
    }
    expect(papers()).toEqual([expect.stringMatching(/CHANGED 12:/)]);
  });

  test('a cancelled order prints one CANCELLED ticket, and another when that is undone', async () => {
    const { board, papers, lines } = await printed();
    for (const status of ['cancelled', 'cancelled', 'confirmed'] as const) {
      board(accepted(1, { lines, status }));
      await pass(5);
    }
    expect(papers()).toEqual([
      expect.stringContaining('CANCELLED'),
      expect.stringContaining('PRINTED AGAIN'),
    ]);
  });

  test('a reprint requested on any tablet prints the ticket again, even after delivery', async () => {
    const { board, papers, lines } = await printed();
    board(accepted(1, { lines, status: 'delivered', reprints: 1 }));
    await pass(5);
    board(accepted(1, { lines, status: 'delivered', reprints: 1, revision: 9 }));
    await pass(5);
    expect(papers()).toEqual([expect.stringContaining('PRINTED AGAIN')]);
  });

  test('an order for later prints one COOK NOW ticket when it is due', async () => {
    const slot = new Date(noon + 2 * 60 * 60_000).toISOString();
    const tablet = aTablet();
    await pass(1);
    tablet.board(accepted(1, { slot }));
    // Polls without news change only the time of the last response.
    const tick = async (seconds: number) => {
      await pass(seconds);
      tablet.lastResponseAt.set(Date.now());
      await pass(3);
    };
    await tick(0);
    await tick(50 * 60);
    expect(heads(tablet)).toEqual(['BK482130001']);
    await tick(10 * 60);
    await tick(60);
    expect(heads(tablet)).toEqual(['BK482130001', expect.stringContaining('COOK NOW')]);
  });

  test('a changed order prints at each station that had a ticket or has dishes now', async () => {
    const kinds = [{ way: 'usb' }, { way: 'serial' }] as const;
    const { board, papers, lines, standIns } = await printed(kinds, [
      aPrinter({ categories: ['burgers'] }),
      aPrinter({ id: 'p1', name: 'Drinks', way: 'serial', device: '2:2:', categories: ['drinks'] }),
    ]);
    const drinks = lines.map((line) => ({ ...line, category: 'drinks' }));
    board(accepted(1, { lines: lines.slice(1), changes }));
    await pass(5);
    // The drinks station never had any dish of this order.
    expect(heads({ standIns }, 1)).toEqual([]);
    board(accepted(1, { lines: drinks, changes: [...changes, ...changes] }));
    await pass(5);
    expect(papers()).toEqual(Array(2).fill(expect.stringContaining('CHANGED')));
    expect(heads({ standIns }, 1)).toEqual([expect.stringContaining('CHANGED')]);
  });
});

test('stored print jobs contain no personal data that printouts do not show', async () => {
  const tablet = aTablet({ kinds: [] });
  tablet.board(accepted(1));
  await pass(1);
  const stored = JSON.stringify(tablet.stored.jobs.read());
  expect(stored).toContain('Ravi Kumar');
  expect(stored).not.toMatch(/9876543210|Lake View|Water tank|13\.04/);
});

test('a second window of the tablet prints nothing until the first one closes', async () => {
  const waiting: (() => void)[] = [];
  let isInUse = false;
  const locks = {
    request: async (_name: string, _options: unknown, held: () => Promise<void>) => {
      if (isInUse) await new Promise<void>((resolve) => waiting.push(resolve));
      isInUse = true;
      await held();
      isInUse = false;
      waiting.shift()?.();
    },
  };
  const standIns = standInPrinters([{ way: 'usb' }]);
  Object.assign(standIns.doors, { locks });
  const stored = printingInMemory([aPrinter()]);
  const [first, second] = [aTablet({ stored, standIns }), aTablet({ stored, standIns })];
  await pass(1);
  for (const tablet of [first, second]) tablet.board(accepted(1));
  await pass(5);
  expect(heads(first)).toEqual(['BK482130001']);
  expect(second.printing.state.get().elsewhere).toBe(true);
  first.stop();
  await pass(1);
  second.board(accepted(1), accepted(2));
  await pass(5);
  expect(heads(second)).toEqual(['BK482130001', 'BK482130002']);
});
