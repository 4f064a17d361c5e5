import { offeredStatuses } from '@burger/shared/contracts';
import { etaOf, statusLabel, stepsOf } from './eta';

const placedAt = Date.parse('2026-11-21T18:30:00+05:30');
const after = (minutes: number) => placedAt + minutes * 60_000;
const [at, slot, slotEnd] = [after(45), after(18 * 60), after(18 * 60 + 30)];

type Waited = Parameters<typeof etaOf>[0];
const waited = (status: string, changes: Partial<Waited> = {}): Waited => ({
  status,
  kind: status === 'ready' ? 'pickup' : 'delivery',
  createdAt: placedAt,
  promisedFrom: at,
  promisedTo: 'missing',
  ...changes,
});
const forSlot = waited('confirmed', { promisedFrom: slot, promisedTo: slotEnd });

const inSlot = { promisedFrom: slot, promisedTo: slotEnd };
const atOnce = { promisedFrom: at, promisedTo: null };

test.each<[string, Waited, number, ReturnType<typeof etaOf>]>([
  ['is unconfirmed', waited('placed'), 1, { kind: 'confirming', ...atOnce }],
  ['is confirmed', waited('confirmed'), 11.5, { kind: 'arriving', ...atOnce, minutes: 34 }],
  ['is being prepared', waited('preparing'), 44.9, { kind: 'arriving', ...atOnce, minutes: 1 }],
  ['is ready for pickup', waited('ready'), 200, { kind: 'ready' }],
  ['was not picked up for a day', waited('ready'), 25 * 60, null],
  ['is late', waited('preparing'), 45, { kind: 'due', ...atOnce }],
  ['is late and unconfirmed', waited('placed'), 134, { kind: 'due', ...atOnce }],
  ['is unconfirmed and far too late', waited('placed'), 136, null],
  ['is in its slot', forSlot, 18 * 60 + 1, { kind: 'arriving', ...inSlot, minutes: 1 }],
  ['is after its slot', forSlot, 18 * 60 + 30, { kind: 'due', ...inSlot }],
  ['is long after its slot', forSlot, 20 * 60 + 1, null],
  ['is delivered', waited('delivered'), 1, null],
  ['is cancelled', waited('cancelled'), 1, null],
  ['has an unknown status', waited('lost'), 1, null],
  ['has no time of creation', waited('placed', { createdAt: 'missing' }), 1, null],
  ['has an invalid promised time', waited('placed', { promisedFrom: 'invalid' }), 1, null],
])('etaOf returns the expectation for an order that %s', (_what, order, minutes, eta) =>
  expect(etaOf(order, after(minutes))).toEqual(eta),
);

test('statusLabel replaces underscores and capitalises words', () =>
  expect(['on_hold', ''].map(statusLabel)).toEqual(['On Hold', '']));

const packed = 'placed. confirmed. preparing. ready.';
const been = ['placed', 'preparing', 'ready', 'out_for_delivery'].map((status) => ({ status }));

test.each([
  ['preparing', 'delivery', [], 'placed. confirmed. preparing! out_for_delivery delivered'],
  ['ready', 'pickup', [], 'placed. confirmed. preparing. ready! delivered'],
  // An order that was ready before its rider left keeps the ready step while out for delivery.
  ['out_for_delivery', 'delivery', been, `${packed} out_for_delivery! delivered`],
  ['delivered', 'delivery', [], ''],
  ['cancelled', 'delivery', [], ''],
  ['on_hold', 'delivery', [], ''],
] as const)(
  'stepsOf lists the progress steps of an order that is %s (%s)',
  (status, kind, history, way) => {
    const marks = { done: '.', now: '!', ahead: '' };
    const steps = stepsOf(status, kind, history);
    expect(steps.map((step) => step.status + marks[step.state]).join(' ')).toBe(way);
  },
);

test.each([
  ['delivery', []],
  ['delivery', [{ status: 'ready' }]],
  ['pickup', []],
] as const)('stepsOf lists the steps that the counter offers: %s after %j', (kind, history) => {
  const steps = stepsOf('placed', kind, history).map(({ status }) => status);
  const waitsReady = steps.includes('ready');
  for (const [place, status] of steps.entries()) {
    const next = steps[place + 1];
    if (next) expect(offeredStatuses({ status, kind, waitsReady })).toContain(next);
  }
  expect(steps.at(-1)).toBe('delivered');
});
