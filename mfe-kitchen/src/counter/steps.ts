import type { Clock } from '@burger/shared/device';
import { StepRequestSchema, type KitchenOrder, type StepRequest } from '@burger/shared/kitchen';
import { nextStatuses, stepBackWithinMs, toCollect, type OrderStatus } from '@burger/shared/order';
import { list } from '@burger/shared/reading';
import type { Stored } from '@burger/shared/storage';
import { isInTime } from '@burger/shared/times';
import * as v from 'valibot';
import type { KitchenApi, Moved, StepAnswer, WhyEnded } from '../api';
import type { DoneStep, PendingStep, StateStore, Told } from './state';

export interface NextStep {
  to: Exclude<OrderStatus, 'placed' | 'brought_back' | 'cancelled'>;
  /** What the counter has to know before it moves the order on. */
  asks: 'rider' | 'payment' | null;
}

const delivered = (order: KitchenOrder): NextStep => ({
  to: 'delivered',
  asks: toCollect(order) > 0 ? 'payment' : null,
});

const leaves: NextStep = { to: 'out_for_delivery', asks: 'rider' };

/** The one step that an order is waiting for; null when it is over. */
export function nextStep(order: KitchenOrder): NextStep | null {
  switch (order.status) {
    case 'placed':
      return { to: 'confirmed', asks: null };
    case 'confirmed':
      return { to: 'preparing', asks: null };
    case 'preparing':
      return order.kind === 'pickup' || order.waitsReady ? { to: 'ready', asks: null } : leaves;
    case 'brought_back':
      return leaves;
    case 'ready':
      return order.kind === 'pickup' ? delivered(order) : leaves;
    case 'out_for_delivery':
      return delivered(order);
    case 'delivered':
    case 'cancelled':
      return null;
  }
}

export const mayCancel = ({ status }: KitchenOrder): boolean =>
  nextStatuses(status).includes('cancelled');

export type StepDetails = Partial<Omit<StepRequest, 'from' | 'to'>>;

/** A step as the server wants it: it is made only if the order still stands at `from`. */
export const stepRequest = (
  { status }: Pick<KitchenOrder, 'status'>,
  to: OrderStatus,
  { addMinutes = 0, reason = null, rider = null, payment = null }: StepDetails = {},
): StepRequest => ({ from: status, to, addMinutes, reason, rider, payment });

/** What was cancelled and whose money goes back stays cancelled. */
const isRefunded = ({ status, online }: Pick<KitchenOrder, 'status' | 'online'>): boolean =>
  status === 'cancelled' && online?.refunds.some(({ reason }) => reason === 'cancelled') === true;

export const mayUndo = (done: DoneStep, order: KitchenOrder | undefined, now: number): boolean =>
  order?.status === done.to && !isRefunded(order) && isInTime(done.at, stepBackWithinMs, now);

export const undoRequest = ({ from, to }: DoneStep): StepRequest =>
  stepRequest({ status: to }, from);

/** Where the last step of an order can be taken back to, by the rules of the server, and how long ago it was made (ms). */
export function stepBack(
  order: Pick<KitchenOrder, 'status' | 'history' | 'online'>,
  now: number,
): { to: OrderStatus; since: number } | null {
  const { status, history } = order;
  const [before, last] = history.slice(-2);
  if (!before || last?.status !== status || last.by === 'customer' || isRefunded(order))
    return null;
  if (!nextStatuses(before.status).includes(status)) return null;
  // What was brought back goes out again as a delivery of its own.
  if (nextStatuses(status).includes(before.status)) return null;
  const at = Date.parse(last.at);
  if (!isInTime(at, stepBackWithinMs, now)) return null;
  return { to: before.status, since: Math.max(0, now - at) };
}

type Queue = readonly PendingStep[];

// A press older than this says nothing about now.
const staleAfterMs = 15 * 60_000;

/** An order has one step at a time, so a second press is none. */
const withPending = (queue: Queue, one: PendingStep): Queue =>
  queue.some(({ key }) => key === one.key) ? queue : [...queue, one];

const withoutPending = (queue: Queue, key: string): Queue => queue.filter((one) => one.key !== key);

const triedAgain = (queue: Queue, key: string): Queue =>
  queue.map((one) => (one.key === key ? { ...one, tries: one.tries + 1 } : one));

/**
 * Whether an order that the server would not move stands where we wanted it because of us, whose answer was lost. A
 * server of before does not say whose press it was: then one that was sent before may have been it.
 */
export const isOurs = (
  { tries, request }: PendingStep,
  { order, moved }: Pick<Moved, 'order' | 'moved'>,
): boolean =>
  tries > 0 &&
  order.status === request.to &&
  (moved === undefined || moved?.press === request.press);

const PendingSchema = v.object({
  key: v.string(),
  orderId: v.string(),
  request: StepRequestSchema,
  at: v.number(),
  tries: v.number(),
});

/** The queue that a reload left behind, without what is stale or damaged. Everything in it may have been sent. */
export const readPending = (stored: unknown, now: number): Queue =>
  list(stored).flatMap((one) => {
    const read = v.safeParse(PendingSchema, one);
    if (!read.success || Math.abs(now - read.output.at) > staleAfterMs) return [];
    return [{ ...read.output, tries: read.output.tries + 1 }];
  });

export interface StepServices {
  api: Pick<KitchenApi, 'step'>;
  clock: Clock;
  /** The presses that wait, over a reload. */
  storedSteps: Stored<unknown>;
  state: StateStore;
  newPress: () => string;
  onMade: (order: KitchenOrder, request: StepRequest) => void;
  onEnded: (why: WhyEnded) => void;
}

export function createSteps(services: StepServices) {
  const { api, clock, storedSteps, state, newPress, onMade, onEnded } = services;
  let sending: string | null = null;

  function store(pending: Queue): void {
    state.change({ pending });
    if (pending.length > 0) storedSteps.write(pending);
    else storedSteps.remove();
  }

  function made({ key, orderId, request }: PendingStep, order: KitchenOrder): void {
    state.know(order);
    const { from, to } = request;
    // A step back is not itself taken back.
    const isForward = nextStatuses(from).includes(to);
    const done = isForward ? { key, orderId, from, to, at: clock.now() } : null;
    // What somebody has to know of other orders stays until they have read it.
    state.change({ done, told: state.get().told.filter((one) => one.orderId !== orderId) });
    onMade(order, request);
  }

  const tell = (told: Told) => state.change({ told: [...state.get().told, told] });

  /** What an answer does to the press; tells whether the next may be sent. */
  function settle(one: PendingStep, answer: StepAnswer): boolean {
    const { key, orderId } = one;
    if (answer.kind === 'unreached' || answer.kind === 'ended') {
      store(triedAgain(state.get().pending, key));
      if (answer.kind === 'ended') onEnded(answer.why);
      return false;
    }
    // The order first: without its press it would ring for a moment.
    if (answer.kind === 'ok') made(one, answer.value);
    else if (answer.kind === 'refused') {
      tell({ kind: 'refused', orderId, message: answer.message });
    } else if (isOurs(one, answer)) made(one, answer.order);
    else {
      const { order, moved } = answer;
      state.know(order);
      const at = moved?.at ?? order.history.at(-1)?.at ?? order.createdAt;
      tell({ kind: 'elsewhere', orderId, status: order.status, by: moved?.email ?? '', at });
    }
    store(withoutPending(state.get().pending, key));
    return true;
  }

  async function flush(): Promise<void> {
    while (sending === null) {
      const [one] = state.get().pending;
      if (!one) return;
      sending = one.key;
      const answer = await api.step(one.key, one.request);
      sending = null;
      if (!settle(one, answer)) return;
    }
  }

  return {
    /** Takes the press; it is sent at once, or as soon as the server answers again. */
    make({ key, orderId }: KitchenOrder, request: StepRequest) {
      // Sent again it is known again; the same step of another tablet is another press.
      const named = { ...request, press: newPress() };
      const one = { key, orderId, request: named, at: clock.now(), tries: 0 };
      store(withPending(state.get().pending, one));
      void flush();
    },
    flush,
    drop(key: string) {
      const one = state.get().pending.find((pending) => pending.key === key);
      // Who knows whether what was sent has been heard?
      if (one?.tries === 0 && sending !== key) store(withoutPending(state.get().pending, key));
    },
    recall: () => state.change({ pending: readPending(storedSteps.read(), clock.now()) }),
  };
}
