import type { StepRequest } from '@burger/shared/kitchen';
import {
  announcedAt,
  isHeld,
  leftToCollect,
  type OrderLife,
  withTotal,
} from '@burger/shared/order';
import {
  isFinal,
  mayMove,
  nextStatuses,
  type OrderActor,
  type OrderStatus,
} from '@burger/shared/contracts';
import { formatMoney, type Paise } from '@burger/shared/pricing';
import { Refusal } from '../../http/errors';

const minute = 60_000;
const invalid = (message: string, field: string) => new Refusal('invalid', message, { field });

/** Returns an order's previous status; null if the customer made the last change (no undo). */
function stateBefore({ history }: OrderLife): OrderStatus | null {
  const [before, last] = history.slice(-2);
  return before && last && last.by !== 'customer' ? before.status : null;
}

function isOtherRoute(
  { kind }: OrderLife,
  { from, to }: StepRequest,
  waitsReady: boolean,
): boolean {
  if (kind === 'pickup') return to === 'out_for_delivery';
  return (to === 'ready' && !waitsReady) || (from === 'ready' && to === 'delivered');
}

function refuseUnlawful(life: OrderLife, { from, to }: StepRequest, by: OrderActor, at: Date) {
  const movedAt = Date.parse(life.history.at(-1)?.at ?? '') || life.createdAt;
  const before = stateBefore(life);
  const step = { from, to, by, placedAt: announcedAt(life), before, movedAt, at: at.getTime() };
  if (!mayMove(step)) {
    const message =
      before === to
        ? 'A step can be taken back within two minutes.'
        : 'An order cannot make this step.';
    throw invalid(message, 'to');
  }
  if (from === 'cancelled' && hasRefunded(life)) throw invalid('It has been refunded.', 'to');
}

const later = (moment: number | null, minutes: number): number | null =>
  moment === null ? null : moment + minutes * minute;

const withMinutes = (life: OrderLife, minutes: number): OrderLife => ({
  ...life,
  promisedFrom: later(life.promisedFrom, minutes),
  promisedTo: later(life.promisedTo, minutes),
  addedMinutes: life.addedMinutes + minutes,
});

const withoutMoney = (life: OrderLife): OrderLife =>
  life.online && isHeld(life) ? { ...life, online: { ...life.online, state: 'let-go' } } : life;

const hasRefunded = ({ online }: OrderLife): boolean =>
  online?.state === 'paid' &&
  online.refunds.some(({ of, reason }) => of === online.paidBy && reason === 'cancelled');

/** On delivery, sets the amount to collect for a price increase, or to return for a decrease. */
function withCollected(life: OrderLife, by: StepRequest['payment']): OrderLife {
  const amount = leftToCollect(life);
  if (amount === 0) return life;
  if (by || amount < 0) return { ...life, collected: { amount, by: by ?? 'cash' } };
  const what = `It was changed after it was paid: collect ${formatMoney(amount)}, and say how that was paid.`;
  throw invalid(`${what} Please load this page again.`, 'payment');
}

/** Returns whether an order was paid before delivery, so that the delivery asks for no payment method. */
const isPaidAhead = ({ payment, paidAhead }: OrderLife): boolean =>
  payment === 'online' || paidAhead === true;

function withDetails(life: OrderLife, { to, ...details }: StepRequest): OrderLife {
  switch (to) {
    case 'confirmed':
      return withMinutes(life, details.addMinutes);
    case 'out_for_delivery':
      return { ...life, rider: details.rider || null, reason: null };
    case 'brought_back':
      return { ...life, reason: details.reason || 'not-delivered' };
    case 'cancelled':
      if (!details.reason) throw invalid('Please say why.', 'reason');
      return { ...withoutMoney(life), reason: details.reason };
    case 'delivered': {
      const payment = isPaidAhead(life) ? life.payment : (details.payment ?? life.payment);
      if (payment === 'pending') throw invalid('Please say how it was paid.', 'payment');
      return withCollected({ ...life, payment }, details.payment);
    }
    default:
      return life;
  }
}

function withoutDetails(life: OrderLife): OrderLife {
  switch (life.status) {
    case 'confirmed':
      return withMinutes(life, -life.addedMinutes);
    case 'out_for_delivery':
      return { ...life, rider: null };
    case 'brought_back':
    case 'cancelled':
      return { ...life, reason: null };
    case 'delivered':
      return { ...life, payment: isPaidAhead(life) ? life.payment : 'pending', collected: null };
    default:
      return life;
  }
}

/** Returns the order with its next status. Throws a Refusal `already-moved` or `invalid`. */
export function moveOrder(
  life: OrderLife,
  step: StepRequest,
  by: OrderActor,
  at: Date,
  waitsReady = false,
): OrderLife {
  if (life.status !== step.from) {
    throw new Refusal('already-moved', 'Somebody else has moved this order.');
  }
  refuseUnlawful(life, step, by, at);
  const isOnward = nextStatuses(step.from).includes(step.to);
  if (isOnward && isOtherRoute(life, step, waitsReady)) {
    throw invalid('This order leaves the kitchen the other way.', 'to');
  }
  return {
    ...(isOnward ? withDetails(life, step) : withoutDetails(life)),
    status: step.to,
    revision: life.revision + 1,
    history: [...life.history, { status: step.to, at: at.toISOString(), by }],
  };
}

/** Corrects the payment method of a delivered order. Throws a Refusal `already-moved` if it is not delivered. */
export function payOtherwise(life: OrderLife, payment: 'cash' | 'upi'): OrderLife {
  if (life.status !== 'delivered') {
    throw new Refusal('already-moved', 'This order is not delivered.');
  }
  const { collected } = life;
  if (life.payment !== 'online') return { ...life, payment, revision: life.revision + 1 };
  if (!collected) throw invalid('It was paid online.', 'payment');
  return { ...life, collected: { ...collected, by: payment }, revision: life.revision + 1 };
}

/** Delays the promised time by some minutes. Throws a Refusal `already-moved` if the order is finished. */
export function promiseLater(life: OrderLife, minutes: number): OrderLife {
  if (isFinal(life.status)) throw new Refusal('already-moved', 'This order is over.');
  return { ...withMinutes(life, minutes), revision: life.revision + 1 };
}

/** Returns the order with a new total. Throws a Refusal if its status or payment does not allow that. */
export function changeOrder(
  life: OrderLife,
  total: Paise,
  { press, isMore }: { press: string; isMore: boolean },
  at: Date,
): OrderLife {
  if (life.status === 'placed' || isFinal(life.status)) {
    throw new Refusal(
      'already-moved',
      'Only what was accepted and not handed over can be changed.',
    );
  }
  if (isMore && life.status === 'out_for_delivery') {
    throw new Refusal('already-moved', 'It is on its way: things can only be taken off.');
  }
  return withTotal(life, total, press, at.toISOString());
}
