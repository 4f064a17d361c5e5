import { StepRequestSchema, type KitchenOrder, type StepRequest } from '@burger/shared/kitchen';
import { list } from '@burger/shared/reading';
import * as v from 'valibot';

/** A step that was pressed and is not answered yet. */
export interface Pending {
  key: string;
  orderId: string;
  request: StepRequest;
  /** When it was pressed, ms. */
  at: number;
  /** How often it was sent without an answer: then it may have been made already. */
  tries: number;
}

/** What became of a step. `mine`: it was made, by this tablet. `elsewhere`: somebody else was faster. */
export type StepEnd =
  | { kind: 'mine' | 'elsewhere'; order: KitchenOrder }
  | { kind: 'refused'; message: string };

/** A press older than this says nothing about now. */
export const staleAfterMs = 15 * 60_000;

/** The queue with one more; an order has one step at a time, so a second press is none. */
export const withPending = (queue: readonly Pending[], one: Pending): readonly Pending[] =>
  queue.some(({ key }) => key === one.key) ? queue : [...queue, one];

export const withoutPending = (queue: readonly Pending[], key: string): readonly Pending[] =>
  queue.filter((one) => one.key !== key);

export const triedAgain = (queue: readonly Pending[], key: string): readonly Pending[] =>
  queue.map((one) => (one.key === key ? { ...one, tries: one.tries + 1 } : one));

/**
 * Whose step it was that the server would not make again: after an answer that was lost the order stands where we
 * wanted it because of us, at a first try because of another tablet.
 */
export const whoMoved = ({ tries, request }: Pending, order: KitchenOrder): 'mine' | 'elsewhere' =>
  tries > 0 && order.status === request.to ? 'mine' : 'elsewhere';

const PendingSchema = v.object({
  key: v.string(),
  orderId: v.string(),
  request: StepRequestSchema,
  at: v.number(),
  tries: v.number(),
});

/** The queue that a reload left behind, without what is stale or damaged. Everything in it may have been sent. */
export function readPending(kept: unknown, now: number): readonly Pending[] {
  return list(kept).flatMap((one) => {
    const read = v.safeParse(PendingSchema, one);
    if (!read.success || Math.abs(now - read.output.at) > staleAfterMs) return [];
    return [{ ...read.output, tries: read.output.tries + 1 }];
  });
}
