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
  lineChangesIn,
  nextStatuses,
  type OrderActor,
  statusBefore,
  type StepEffect,
  stepEffects,
  type WhyNotStep,
  whyNotStep,
} from '@burger/shared/contracts';
import { formatMoney, type Paise } from '@burger/shared/pricing';
import { invalid, Refusal } from '../../http/errors';

const minute = 60_000;
const refusals: Record<WhyNotStep, () => Refusal> = {
  'no-step': () => invalid('An order cannot make this step.', 'to'),
  'other-way': () => invalid('This order leaves the kitchen the other way.', 'to'),
  'too-late': () => new Refusal('too-late', 'An order can be cancelled here for five minutes.'),
  'too-late-to-undo': () => invalid('A step can be taken back within two minutes.', 'to'),
  refunded: () => invalid('It has been refunded.', 'to'),
};

/** Throws a Refusal if the order's online payment cannot be read, because nobody knows what to refund. */
export function refuseDamagedPayment({ isPaymentDamaged }: Pick<OrderLife, 'isPaymentDamaged'>) {
  if (!isPaymentDamaged) return;
  const what = 'The record of its online payment is damaged, so its money cannot be moved here.';
  throw invalid(`${what} Ask the owner.`, 'payment');
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
  if (by) return { ...life, collected: { amount, by } };
  const due = `${amount < 0 ? 'give back' : 'collect'} ${formatMoney(Math.abs(amount))}`;
  const what = `It was changed after it was paid: ${due}, and say how that was paid.`;
  throw invalid(`${what} Please load this page again.`, 'payment');
}

/** Returns whether an order was paid before delivery, so that the delivery asks for no payment method. */
const isPaidAhead = ({ payment, paidAhead }: OrderLife): boolean =>
  payment === 'online' || paidAhead === true;

interface Effect {
  make: (life: OrderLife, details: StepRequest) => OrderLife;
  undo: (life: OrderLife) => OrderLife;
}

const effects: Record<StepEffect, Effect> = {
  minutes: {
    make: (life, { addMinutes }) => withMinutes(life, addMinutes),
    undo: (life) => ({
      ...withMinutes(life, -life.addedMinutes),
      ...(life.postponedAt && { postponedAt: null }),
    }),
  },
  rider: {
    make: (life, { rider }) => ({ ...life, rider: rider || null, reason: null }),
    undo: (life) => ({ ...life, rider: null }),
  },
  'return-reason': {
    make: (life, { reason }) => ({ ...life, reason: reason || 'not-delivered' }),
    undo: (life) => ({ ...life, reason: null }),
  },
  'closing-reason': {
    make(life, { reason }) {
      if (!reason) throw invalid('Please say why.', 'reason');
      return { ...life, reason };
    },
    undo: (life) => ({ ...life, reason: null }),
  },
  'let-go': {
    make: (life, { payment }) =>
      withoutMoney(life.paidAhead && payment ? { ...life, paidBack: payment } : life),
    undo: ({ paidBack: _none, ...life }) => life,
  },
  payment: {
    make(life, details) {
      const payment = isPaidAhead(life) ? life.payment : (details.payment ?? life.payment);
      if (payment === 'pending') throw invalid('Please say how it was paid.', 'payment');
      return withCollected({ ...life, payment }, details.payment);
    },
    undo: (life) => ({
      ...life,
      payment: isPaidAhead(life) ? life.payment : 'pending',
      collected: null,
    }),
  },
};

/** Returns the order with its next status. Throws a Refusal `already-moved`, `too-late` or `invalid`. */
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
  if (step.to === 'cancelled') refuseDamagedPayment(life);
  const why = whyNotStep({
    ...{ from: step.from, to: step.to, by, kind: life.kind, waitsReady },
    ...{ placedAt: announcedAt(life), before: statusBefore(life.history), at: at.getTime() },
    movedAt: Date.parse(life.history.at(-1)?.at ?? '') || life.createdAt,
    isRefunded: hasRefunded(life),
  });
  if (why) throw refusals[why]();
  const isOnward = nextStatuses(step.from).includes(step.to);
  const moved = isOnward
    ? stepEffects[step.to].reduce((one, effect) => effects[effect].make(one, step), life)
    : stepEffects[step.from].reduce((one, effect) => effects[effect].undo(one), life);
  return {
    ...moved,
    status: step.to,
    revision: life.revision + 1,
    history: [...life.history, { status: step.to, at: at.toISOString(), by }],
  };
}

/**
 * Corrects the payment method of a delivered order: that of the difference, if one was settled on delivery,
 * because the first payment may be in a closed day. Throws a Refusal `already-moved` if it is not delivered.
 */
export function payOtherwise(life: OrderLife, payment: 'cash' | 'upi'): OrderLife {
  if (life.status !== 'delivered') {
    throw new Refusal('already-moved', 'This order is not delivered.');
  }
  const { collected } = life;
  const revision = life.revision + 1;
  if (collected) return { ...life, collected: { ...collected, by: payment }, revision };
  if (life.payment === 'online') throw invalid('It was paid online.', 'payment');
  return { ...life, payment, revision };
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
  refuseDamagedPayment(life);
  const changes = lineChangesIn[life.status];
  if (changes === 'none') {
    throw new Refusal(
      'already-moved',
      'Only what was accepted and not handed over can be changed.',
    );
  }
  if (isMore && changes === 'less') {
    throw new Refusal('already-moved', 'It is on its way: things can only be taken off.');
  }
  return withTotal(life, total, press, at.toISOString());
}
