import type { RiderOrder, RiderReport, StepRequest } from '@burger/shared/kitchen';
import type { OrderLife } from '@burger/shared/order';
import { retryStore, type RetryRules } from '../http/retry-store';
import { Refusal } from '../http/refusal';
import { lifeIn, type KeptOrder, type KitchenOrders } from '../kitchen/kitchen-orders';
import { moveOrder } from '../kitchen/move-order';
import { hashOf } from '../http/link-key';
import type { KeptShop } from '../shop/keep-shop';
import { hasNothingToCarry, isReported, riderOrder } from './rider-order';
import { validMs, type RiderLinks } from './rider-links';

interface CarryPorts {
  orders: KitchenOrders;
  links: RiderLinks;
  shop: KeptShop;
  now: () => Date;
  retry?: RetryRules | undefined;
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

export function createCarryOrder({ orders, links, shop, now, retry }: CarryPorts): CarryOrder {
  const view = async ({ kept, endsAt }: Linked): Promise<RiderOrder> => ({
    ...riderOrder(kept, (await shop.shop()).rules.upi),
    endsIn: endsAt - now().getTime(),
  });

  async function orderOf(hash: string): Promise<Linked> {
    const link = await links.find(hash);
    if (!link) throw new Refusal('not-found', 'This link is not valid.');
    const gone = () => new Refusal('gone', 'This link has ended.');
    if (link.endsAt <= now().getTime()) throw gone();
    const kept = await orders.find(link.order);
    if (!kept) throw new Refusal('not-found', 'There is no such order.');
    if (isOutlived(lifeIn(kept), link.endsAt - validMs)) throw gone();
    return { kept, endsAt: link.endsAt };
  }

  function move(key: string, hash: string, report: RiderReport): Promise<KeptOrder> {
    return retryStore(
      () =>
        orders.change(key, (kept) => {
          const at = now();
          const before = lifeIn(kept);
          const life = moveOrder(before, stepOf(report), 'rider', at);
          const uid = `rider link ${hash.slice(0, 12)}`;
          const steps = { from: before.status, to: life.status, press: null };
          return { life, entry: { uid, email: '', at: at.toISOString(), ...steps } };
        }),
      retry,
    );
  }

  function refusalOf(kept: KeptOrder): Refusal {
    const isOver = hasNothingToCarry(lifeIn(kept).status);
    const message = isOver ? 'This order is over.' : 'This order has not been handed over yet.';
    return new Refusal('already-moved', message);
  }

  return {
    look: async (linkKey) => view(await orderOf(hashOf(linkKey))),
    async report(linkKey, report) {
      const hash = hashOf(linkKey);
      const { kept, endsAt } = await orderOf(hash);
      try {
        return await view({ kept: await move(kept.key, hash, report), endsAt });
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'already-moved') throw error;
        const linked = await orderOf(hash);
        if (isReported(lifeIn(linked.kept), report)) return view(linked);
        throw refusalOf(linked.kept);
      }
    },
  };
}
