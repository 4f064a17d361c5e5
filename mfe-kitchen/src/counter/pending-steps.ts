import type { Clock } from '@burger/shared/device';
import { StepRequestSchema, type KitchenOrder, type StepRequest } from '@burger/shared/kitchen';
import { nextStatuses } from '@burger/shared/order';
import { list } from '@burger/shared/reading';
import type { Kept } from '@burger/shared/storage';
import * as v from 'valibot';
import type { KitchenApi, StepAnswer, WhyEnded } from '../api';
import type { PendingStep, StateStore } from './state';

type Queue = readonly PendingStep[];

// A press older than this says nothing about now.
const staleAfterMs = 15 * 60_000;

/** An order has one step at a time, so a second press is none. */
export const withPending = (queue: Queue, one: PendingStep): Queue =>
  queue.some(({ key }) => key === one.key) ? queue : [...queue, one];

export const withoutPending = (queue: Queue, key: string): Queue =>
  queue.filter((one) => one.key !== key);

export const triedAgain = (queue: Queue, key: string): Queue =>
  queue.map((one) => (one.key === key ? { ...one, tries: one.tries + 1 } : one));

/** Whether an order that the server would not move stands where we wanted it because of us, whose answer was lost. */
export const isOurs = ({ tries, request }: PendingStep, { status }: KitchenOrder): boolean =>
  tries > 0 && status === request.to;

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
  storedSteps: Kept<unknown>;
  state: StateStore;
  newPress: () => string;
  onMade: (order: KitchenOrder, request: StepRequest) => void;
  onEnded: (why: WhyEnded) => void;
}

export function createSteps(services: StepServices) {
  const { api, clock, storedSteps, state, newPress, onMade, onEnded } = services;
  let sending: string | null = null;

  function keep(pending: Queue): void {
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
    state.change({ done, told: null });
    onMade(order, request);
  }

  /** What an answer does to the press; tells whether the next may be sent. */
  function settle(one: PendingStep, answer: StepAnswer): boolean {
    const { key, orderId } = one;
    if (answer.kind === 'unreached' || answer.kind === 'ended') {
      keep(triedAgain(state.get().pending, key));
      if (answer.kind === 'ended') onEnded(answer.why);
      return false;
    }
    // The order first: without its press it would ring for a moment.
    if (answer.kind === 'ok') made(one, answer.value);
    else if (answer.kind === 'refused') {
      state.change({ told: { kind: 'refused', orderId, message: answer.message } });
    } else if (isOurs(one, answer.order)) made(one, answer.order);
    else {
      state.know(answer.order);
      state.change({ told: { kind: 'elsewhere', orderId, status: answer.order.status } });
    }
    keep(withoutPending(state.get().pending, key));
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
      keep(withPending(state.get().pending, one));
      void flush();
    },
    flush,
    drop(key: string) {
      const one = state.get().pending.find((pending) => pending.key === key);
      // Who knows whether what was sent has been heard?
      if (one?.tries === 0 && sending !== key) keep(withoutPending(state.get().pending, key));
    },
    recall: () => state.change({ pending: readPending(storedSteps.read(), clock.now()) }),
  };
}
