import type {
  LastMove,
  PaymentRequest,
  PromiseRequest,
  PutRight,
  StepRequest,
  TakeBackRequest,
} from '@burger/shared/kitchen';
import { lastMethod, type OrderLife } from '@burger/shared/order';
import { stepBackWithinMs } from '@burger/shared/contracts';
import type { Staff } from '../../auth/signed-in';
import { Refusal } from '../../http/errors';
import { type CounterPorts, displayedOrder, refuseWithOrder } from './follow';
import { moveOrder, payOtherwise, promiseLater } from '../lifecycle/move';
import { createStep, isBilled, isIssued, withInvoice } from '../lifecycle/step';
import { capacityOf } from '../placing/promise-time';
import { type StoredOrder, lifeIn, orderAt } from '../store/store';

/** The order changed between checking for an earlier request of this press and applying it. */
class MovedSince extends Error {}

/** Returns functions that move orders, each status change once, also if two people make it. */
export function createStepOrder({ orders, view, shop, now }: CounterPorts) {
  const make = createStep({ orders, now });

  const viewOf = displayedOrder(view);
  const refuse = refuseWithOrder(view);

  async function isMade(stored: StoredOrder, { from, to, press }: StepRequest, uid: string) {
    const { status, history, revision } = lifeIn(stored);
    const moved = Date.parse(history.at(-1)?.at ?? '');
    if (status !== to || !(now().getTime() - moved <= stepBackWithinMs)) return false;
    const made = await orders.stepTo(stored.key, revision);
    return (
      made?.uid === uid && made.from === from && made.to === to && made.press === (press ?? null)
    );
  }

  /** Returns the log entry of the change that led to the current status, or null if there is none. */
  async function lastMove(stored: StoredOrder): Promise<LastMove | null> {
    const { status, revision } = lifeIn(stored);
    for (let at = revision; at > 1; at -= 1) {
      const made = await orders.stepTo(stored.key, at);
      if (!made) return null;
      if (made.from !== made.to)
        return made.to === status ? { email: made.email, at: made.at, press: made.press } : null;
    }
    return null;
  }

  async function isApplied({ key }: StoredOrder, revision: number, press: string, uid: string) {
    const revisions = Array.from({ length: revision }, (_, index) => index + 1);
    const made = await Promise.all(revisions.map((one) => orders.stepTo(key, one)));
    return made.some((step) => step?.press === press && step.uid === uid && step.from === step.to);
  }

  async function giveOnce(key: string, minutes: number, press: string, staff: Staff) {
    for (;;) {
      const stored = await orderAt(orders, key);
      const { revision } = lifeIn(stored);
      if (await isApplied(stored, revision, press, staff.uid)) return stored;
      try {
        return await make(key, {
          ...staff,
          press,
          work(now) {
            if (now.revision !== revision) throw new MovedSince();
            return promiseLater(now, minutes);
          },
          refuse,
        });
      } catch (error) {
        if (!(error instanceof MovedSince)) throw error;
      }
    }
  }

  return {
    /** Moves an order by one status. Throws a Refusal; `already-moved` includes the current order. */
    async step(key: string, request: StepRequest, staff: Staff) {
      const { rules } = await shop.shop();
      const { ready = false } = rules.delivery;
      const stored = await make(key, {
        ...staff,
        press: request.press ?? null,
        // Only a cancelled order has released its place in the slot, so only undoing that needs a free one.
        ...(request.from === 'cancelled' && {
          capacity: capacityOf({ rules }),
          kitchen: rules.kitchen,
        }),
        work: (life, at) => moveOrder(life, request, 'kitchen', at, ready),
        isMade: (now) => isMade(now, request, staff.uid),
        async refuse({ message }, now) {
          const [order, moved] = await Promise.all([viewOf(now), lastMove(now)]);
          return new Refusal('already-moved', message, { beside: { order, moved } });
        },
      });
      return viewOf(stored);
    },
    /** Delays the promised time. A press with an id is applied once. */
    async promise(key: string, { addMinutes, press }: PromiseRequest, staff: Staff) {
      const work = (life: OrderLife) => promiseLater(life, addMinutes);
      return viewOf(
        await (press
          ? giveOnce(key, addMinutes, press, staff)
          : make(key, { ...staff, work, refuse })),
      );
    },
    /** Corrects the payment method of a delivered order at any later time. Records author and reason. */
    async pay(key: string, { payment, reason: note }: PaymentRequest, staff: Staff) {
      const stored = await orderAt(orders, key);
      const life = lifeIn(stored);
      if (life.status === 'delivered' && lastMethod(life) === payment) return viewOf(stored);
      const work = (before: OrderLife) => payOtherwise(before, payment);
      return viewOf(await make(key, { ...staff, note, work, refuse }));
    },
    bill: async (key: string, staff: Staff) =>
      viewOf(
        await make(key, {
          ...staff,
          requested: 'bill',
          work: withInvoice,
          isMade: isBilled,
          refuse,
        }),
      ),
    async takeBack(key: string, requested: TakeBackRequest, staff: Staff) {
      const { press } = requested;
      const isMade = (stored: StoredOrder) => isIssued(stored, press);
      return viewOf(
        await make(key, { ...staff, press, requested, work: withInvoice, isMade, refuse }),
      );
    },
    async putRight(key: string): Promise<PutRight | null> {
      const { revision } = lifeIn(await orderAt(orders, key));
      for (let at = revision; at > 0; at -= 1) {
        const made = await orders.stepTo(key, at);
        if (made?.note) return { email: made.email, at: made.at, reason: made.note };
        // A payment correction is always later than the delivery, so stop at the first status change.
        if (!made || made.from !== made.to) return null;
      }
      return null;
    },
  };
}
