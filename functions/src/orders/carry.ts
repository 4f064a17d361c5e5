import type { RiderOrder, RiderReport, StepRequest } from '@burger/shared/kitchen';
import type { OrderLife } from '@burger/shared/order';
import { Refusal } from '../http/refusal';
import { lifeIn, type KeptOrder } from './store';
import { moveOrder } from './move';
import { hashOf } from '../http/link-key';
import { createStep, orderAt, type StepPorts } from './step';
import type { KeptShop } from '../shop/keep-shop';
import { hasNothingToCarry, isReported, riderOrder } from './views/rider-sheet';
import { validMs, type RiderLinks } from './rider-links';

interface CarryPorts extends StepPorts {
  links: RiderLinks;
  shop: KeptShop;
}

/** Throws a Refusal: `not-found` at a link that is none, `gone` at one that has ended. */
export interface CarryOrder {
  look(linkKey: string): Promise<RiderOrder>;
  /** Ends an order that is on its way; a report that came before is answered again. Throws `already-moved` at all others. */
  report(linkKey: string, report: RiderReport): Promise<RiderOrder>;
}

/** Whether an order was brought back since its link was made, and has moved on: what follows has its own link. */
function isOutlived({ history, status }: OrderLife, madeAt: number): boolean {
  const back = history.findLast((step) => step.status === 'brought_back');
  return back !== undefined && status !== 'brought_back' && Date.parse(back.at) >= madeAt;
}

/** An order, and until when (ms) its link is good. */
interface Linked {
  kept: KeptOrder;
  endsAt: number;
}

const stepOf = (report: RiderReport): StepRequest => {
  const from = 'out_for_delivery';
  const none = { addMinutes: 0, reason: null, rider: null, payment: null };
  return report.outcome === 'delivered'
    ? { ...none, from, to: 'delivered', payment: report.payment }
    : { ...none, from, to: 'brought_back', reason: report.reason };
};

export function createCarryOrder({ links, shop, ...ports }: CarryPorts): CarryOrder {
  const { orders, now } = ports;
  const step = createStep(ports);

  const view = async ({ kept, endsAt }: Linked): Promise<RiderOrder> => ({
    ...riderOrder(kept, (await shop.shop()).rules.upi),
    endsIn: endsAt - now().getTime(),
  });

  async function orderOf(hash: string): Promise<Linked> {
    const link = await links.find(hash);
    if (!link) throw new Refusal('not-found', 'This link is not valid.');
    const gone = () => new Refusal('gone', 'This link has ended.');
    if (link.endsAt <= now().getTime()) throw gone();
    const kept = await orderAt(orders, link.order);
    if (isOutlived(lifeIn(kept), link.endsAt - validMs)) throw gone();
    return { kept, endsAt: link.endsAt };
  }

  function refusalOf({ status }: OrderLife): Refusal {
    const message = hasNothingToCarry(status)
      ? 'This order is over.'
      : 'This order has not been handed over yet.';
    return new Refusal('already-moved', message);
  }

  return {
    look: async (linkKey) => view(await orderOf(hashOf(linkKey))),
    async report(linkKey, report) {
      const hash = hashOf(linkKey);
      const { kept, endsAt } = await orderOf(hash);
      const made = await step(kept.key, {
        uid: `rider link ${hash.slice(0, 12)}`,
        work: (life, at) => moveOrder(life, stepOf(report), 'rider', at),
        // Its link may have ended since.
        isMade: async () => isReported(lifeIn((await orderOf(hash)).kept), report),
        refuse: (_refusal, now) => refusalOf(lifeIn(now)),
      });
      return view({ kept: made, endsAt });
    },
  };
}
