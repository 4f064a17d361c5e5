import type { Clock } from '@burger/shared/platform/device';
import { StepRequestSchema, type KitchenOrder, type StepRequest } from '@burger/shared/kitchen';
import {
  nextStatuses,
  offeredStatuses,
  type OrderStatus,
  statusBefore,
  stepEffects,
  whyNotUndo,
} from '@burger/shared/contracts';
import { toCollect } from '@burger/shared/order';
import { list } from '@burger/shared/platform/reading';
import type { Stored } from '@burger/shared/platform/storage';
import * as v from 'valibot';
import type { KitchenApi, Moved, StepAnswer, WhyEnded } from '../api';
import type { DoneStep, PendingStep, StateStore, Report } from './state';

export interface NextStep {
  to: Exclude<OrderStatus, 'placed' | 'brought_back' | 'cancelled'>;
  asks: 'rider' | 'payment' | null;
}

const offered = (order: KitchenOrder) =>
  offeredStatuses({ ...order, waitsReady: order.waitsReady ?? false });

const isForward = (to: OrderStatus): to is NextStep['to'] =>
  to !== 'placed' && to !== 'brought_back' && to !== 'cancelled';

/** Returns the step that the order's button makes, and what it asks for; null for a finished order. */
export function nextStep(order: KitchenOrder): NextStep | null {
  const to = offered(order).find(isForward);
  if (!to) return null;
  const effects = stepEffects[to];
  if (effects.includes('rider')) return { to, asks: 'rider' };
  return { to, asks: effects.includes('payment') && toCollect(order) !== 0 ? 'payment' : null };
}

export const mayBringBack = (order: KitchenOrder): boolean =>
  offered(order).includes('brought_back');

export const mayCancel = (order: KitchenOrder): boolean => offered(order).includes('cancelled');

export type StepDetails = Partial<Omit<StepRequest, 'from' | 'to'>>;

/** Returns the request for a status step; the server makes it only if the order is still in `from`. */
export const stepRequest = (
  { status }: Pick<KitchenOrder, 'status'>,
  to: OrderStatus,
  { addMinutes = 0, reason = null, rider = null, payment = null }: StepDetails = {},
): StepRequest => ({ from: status, to, addMinutes, reason, rider, payment });

const isRefunded = ({ status, online }: Pick<KitchenOrder, 'status' | 'online'>): boolean =>
  status === 'cancelled' && online?.refunds.some(({ reason }) => reason === 'cancelled') === true;

export function mayUndo(done: DoneStep, order: KitchenOrder | undefined, now: number): boolean {
  if (order?.status !== done.to) return false;
  const undone = { from: done.to, to: done.from, before: done.from, movedAt: done.at, at: now };
  return whyNotUndo({ ...undone, isRefunded: isRefunded(order) }) === null;
}

export const undoRequest = ({ from, to }: DoneStep): StepRequest =>
  stepRequest({ status: to }, from);

/**
 * Returns the status to which the order's last step can be undone (server rules), and the step's age in ms.
 */
export function stepBack(
  order: Pick<KitchenOrder, 'status' | 'history' | 'online'>,
  now: number,
): { to: OrderStatus; since: number } | null {
  const { status, history } = order;
  const last = history.at(-1);
  const to = last?.status === status ? statusBefore(history) : null;
  if (!last || !to || !nextStatuses(to).includes(status)) return null;
  // A delivery that was brought back and leaves again is a new delivery, not an undone step.
  if (nextStatuses(status).includes(to)) return null;
  const movedAt = Date.parse(last.at);
  const undone = { from: status, to, before: to, movedAt, at: now, isRefunded: isRefunded(order) };
  return whyNotUndo(undone) ? null : { to, since: Math.max(0, now - movedAt) };
}

type Queue = readonly PendingStep[];

// A press older than this (ms) no longer fits the current state and is dropped.
const staleAfterMs = 15 * 60_000;

/** Adds a pending step. An order has at most one, so a second press is ignored. */
const withPending = (queue: Queue, one: PendingStep): Queue =>
  queue.some(({ key }) => key === one.key) ? queue : [...queue, one];

const withoutPending = (queue: Queue, key: string): Queue => queue.filter((one) => one.key !== key);

const triedAgain = (queue: Queue, key: string): Queue =>
  queue.map((one) => (one.key === key ? { ...one, tries: one.tries + 1 } : one));

/**
 * Returns whether this tablet's press, whose response was lost, moved the order. Older servers do not report
 * press ids; then any press that was sent counts.
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

/**
 * Restores the queue of presses after a reload, without stale or damaged entries. Every entry may have been
 * sent before.
 */
export const readPending = (stored: unknown, now: number): Queue =>
  list(stored).flatMap((one) => {
    const read = v.safeParse(PendingSchema, one);
    if (!read.success || Math.abs(now - read.output.at) > staleAfterMs) return [];
    return [{ ...read.output, tries: read.output.tries + 1 }];
  });

export interface StepServices {
  api: Pick<KitchenApi, 'step'>;
  clock: Clock;
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
    const isOnward = nextStatuses(from).includes(to);
    const done = isOnward ? { key, orderId, from, to, at: clock.now() } : null;
    // Messages about other orders stay until they are dismissed.
    state.change({ done, reports: state.get().reports.filter((one) => one.orderId !== orderId) });
    onMade(order, request);
  }

  const tell = (reported: Report) => state.change({ reports: [...state.get().reports, reported] });

  /** Applies the response to a press. Returns whether the next press may be sent. */
  function settle(one: PendingStep, answer: StepAnswer): boolean {
    const { key, orderId } = one;
    if (answer.kind === 'unreached' || answer.kind === 'ended') {
      store(triedAgain(state.get().pending, key));
      if (answer.kind === 'ended') onEnded(answer.why);
      return false;
    }
    // The order is updated first: without its pending press it would ring for a moment.
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
    make({ key, orderId }: KitchenOrder, request: StepRequest) {
      // The press id tells the server that a request is a retry; the same step of another tablet has another
      // id.
      const named = { ...request, press: newPress() };
      const one = { key, orderId, request: named, at: clock.now(), tries: 0 };
      store(withPending(state.get().pending, one));
      void flush();
    },
    flush,
    drop(key: string) {
      const one = state.get().pending.find((pending) => pending.key === key);
      // A press that was sent cannot be dropped: the server may have processed it.
      if (one?.tries === 0 && sending !== key) store(withoutPending(state.get().pending, key));
    },
    recall: () => state.change({ pending: readPending(storedSteps.read(), clock.now()) }),
  };
}
