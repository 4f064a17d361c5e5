import { isDeliveryOver } from '@burger/shared/contracts';
import type { RiderOrder, RiderReport, StepRequest } from '@burger/shared/kitchen';
import type { OrderLife } from '@burger/shared/order';
import { formatMoney } from '@burger/shared/pricing';
import type { Staff } from '../../auth/signed-in';
import { hashOf, newLinkKey } from '../../http/requests';
import { invalid, Refusal } from '../../http/errors';
import type { CachedShop } from '../../shop/cached-shop';
import type { CounterPorts } from '../counter/follow';
import { moveOrder } from '../lifecycle/move';
import { createStep, type StepPorts } from '../lifecycle/step';
import { lifeIn, orderAt, type StoredOrder, type RiderLinks } from '../store/store';
import { amountOf, riderSheet } from '../views/rider-sheet';

const validMs = 3 * 60 * 60_000;

export interface CarryPorts extends StepPorts {
  links: RiderLinks;
  shop: CachedShop;
}

function isOutlived({ history, status }: OrderLife, madeAt: number): boolean {
  const back = history.findLast((step) => step.status === 'brought_back');
  return back !== undefined && status !== 'brought_back' && Date.parse(back.at) >= madeAt;
}

const isReported = (life: OrderLife, report: RiderReport): boolean =>
  report.outcome === 'delivered'
    ? life.status === 'delivered' &&
      (life.paidAhead === true || ['online', report.payment].includes(life.payment))
    : life.status === 'brought_back' && life.history.at(-1)?.by === 'rider';

interface Linked {
  stored: StoredOrder;
  endsAt: number;
}

const stepOf = (report: RiderReport): StepRequest => {
  const from = 'out_for_delivery';
  const none = { addMinutes: 0, reason: null, rider: null, payment: null };
  return report.outcome === 'delivered'
    ? {
        ...none,
        from,
        to: 'delivered',
        payment: report.payment === 'online' ? null : report.payment,
      }
    : { ...none, from, to: 'brought_back', reason: report.reason };
};

/** Throws a Refusal if the order's total changed after the courier's page loaded it. */
function refuseOther(life: OrderLife, report: RiderReport) {
  const { total } = amountOf(life);
  if (report.outcome !== 'delivered' || (report.total ?? total) === total) return;
  const message = `The order was changed: it is ${formatMoney(total)} now. Please look at it again.`;
  throw invalid(message, 'total');
}

/** Serves a courier link. Throws a Refusal: `not-found` for an unknown link, `gone` if expired. */
export function createCarryOrder({ links, shop, ...ports }: CarryPorts) {
  const { orders, now } = ports;
  const step = createStep(ports);

  const view = async ({ stored, endsAt }: Linked): Promise<RiderOrder> => ({
    ...riderSheet(
      stored,
      (await shop.shop()).rules.upi,
      await shop.published(stored.order.menuVersion),
    ),
    endsIn: endsAt - now().getTime(),
  });

  async function orderOf(hash: string): Promise<Linked> {
    const link = await links.find(hash);
    if (!link) throw new Refusal('not-found', 'This link is not valid.');
    const gone = () => new Refusal('gone', 'This link has ended.');
    if (link.endsAt <= now().getTime()) throw gone();
    const stored = await orderAt(orders, link.order);
    if (isOutlived(lifeIn(stored), link.endsAt - validMs)) throw gone();
    return { stored, endsAt: link.endsAt };
  }

  function refusalOf({ status }: OrderLife): Refusal {
    const message = isDeliveryOver(status)
      ? 'This order is over.'
      : 'This order has not been handed over yet.';
    return new Refusal('already-moved', message);
  }

  return {
    look: async (linkKey: string) => view(await orderOf(hashOf(linkKey))),
    /**
     * Applies a courier's report; repeating it returns the first result. Throws a Refusal `already-moved` if
     * the order is not on its way.
     */
    async report(linkKey: string, report: RiderReport) {
      const hash = hashOf(linkKey);
      const { stored, endsAt } = await orderOf(hash);
      const made = await step(stored.key, {
        uid: `rider link ${hash.slice(0, 12)}`,
        work(life, at) {
          const moved = moveOrder(life, stepOf(report), 'rider', at);
          refuseOther(life, report);
          return moved;
        },
        isMade: async () => isReported(lifeIn((await orderOf(hash)).stored), report),
        refuse: (_refusal, now) => refusalOf(lifeIn(now)),
      });
      return view({ stored: made, endsAt });
    },
  };
}

/**
 * Creates the courier link of an order, which replaces any other, and returns its path. Throws a Refusal
 * `already-moved` if there is nothing to deliver.
 */
export function createMakeRiderLink({ orders, links, view, now }: CounterPorts) {
  return async (key: string, { uid }: Staff): Promise<string> => {
    const stored = await orderAt(orders, key);
    if (isDeliveryOver(lifeIn(stored).status)) {
      const [order] = await view([stored]);
      throw new Refusal('already-moved', 'There is nothing to carry.', { beside: { order } });
    }
    const linkKey = newLinkKey();
    const link = { order: key, madeBy: uid, endsAt: now().getTime() + validMs };
    await links.keep(hashOf(linkKey), link);
    return `/rider/${linkKey}`;
  };
}
