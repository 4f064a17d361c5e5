import { counterPromise, isFinal, type Rules } from '@burger/shared/contracts';
import { type KitchenOrder, recipientFor } from '@burger/shared/kitchen';
import { isVegWith } from '@burger/shared/order/lines';
import {
  type BookedLine,
  type BookedOrder,
  leftOf,
  lifeOf,
  type Online,
  type OrderLife,
  type OrderLine,
  paidBefore,
  payingPayment,
  waitsForDispute,
} from '@burger/shared/order';
import type { Published } from '@burger/shared/shop/publishing';
import type { StoredOrder } from '../store/store';

/** Returns what the counter shows of a dish. An unknown dish counts as non-vegetarian. */
function dishOf(published: Published | null, { dishId, choices }: OrderLine) {
  const dish = published?.dishes.find(({ id }) => id === dishId);
  if (!published || !dish) return { isVeg: false };
  const groups = published.groups.filter(({ id }) => dish.groups.includes(id));
  return { isVeg: isVegWith({ isVeg: dish.isVeg, groups }, choices), category: dish.category };
}

/** Returns dish and option names as the customer read them, if they differ from the English ones. */
function calledBy({ name, englishName, choices }: OrderLine) {
  const isOther = [{ englishName }, ...choices].some((one) => one.englishName !== undefined);
  return isOther ? { called: { name, choices: choices.map((choice) => choice.name) } } : {};
}

const lineOf = (line: BookedLine, published: Published | null): KitchenOrder['lines'][number] => ({
  ...(line.dishId !== null && {
    dishId: line.dishId,
    chosen: line.choices.map(({ group, choice }) => ({ group, choice })),
  }),
  name: line.englishName ?? line.name,
  quantity: line.quantity,
  ...(line.ofDish ?? dishOf(published, line)),
  choices: line.choices.map(({ name, englishName }) => englishName ?? name),
  ...calledBy(line),
  note: line.note,
  price: line.price,
  ...(line.priceIncludesTax && { priceIncludesTax: line.priceIncludesTax }),
  ...(line.withoutPromo && { withoutPromo: true }),
});

const onlineOf = (online: Online): NonNullable<KitchenOrder['online']> => ({
  state: online.state,
  left: leftOf(online, online.paidBy),
  fee: payingPayment(online)?.fee ?? null,
  refunds: online.refunds.map((refund) => {
    const { id, amount, reason, at, state, paidOut } = refund;
    return {
      ...{ id, amount, reason, at, state },
      ...(paidOut && { paidOut }),
      ...(waitsForDispute(online, refund) && { waits: true }),
    };
  }),
  ...(online.disputes.length > 0 && {
    disputes: online.disputes.map(({ id, amount, state, respondBy }) => {
      return { id, amount, state, respondBy };
    }),
  }),
  ...(online.overpaid.length > 0 && {
    overpaid: online.overpaid.map(({ of: _of, ...one }) => one),
  }),
});

/** Returns the number of order changes neither acknowledged nor followed by a status change. */
function unseenOf({ changes, changesSeen, history }: BookedOrder): number {
  const movedAt = history.at(-1)?.at ?? '';
  return changes.filter(({ at }, place) => place >= changesSeen && at >= movedAt).length;
}

function paidOf(life: OrderLife): Pick<KitchenOrder, 'paid'> {
  const paid = paidBefore(life);
  return paid === undefined ? {} : { paid };
}

const changesOf = (
  order: BookedOrder,
  published: Published | null,
): Pick<KitchenOrder, 'changes' | 'unseen'> => ({
  changes: order.changes.map(({ lines, bill, kept, ...change }) => ({
    ...change,
    bill,
    kept: [...kept],
    lines: lines.map((line) => lineOf(line, published)),
  })),
  unseen: unseenOf(order),
});

/** Returns whether the job postponed the order, and it has neither left since nor come back nor ended. */
function isPostponed({ status, history, postponedAt }: OrderLife): boolean {
  if (!postponedAt || isFinal(status) || status === 'brought_back') return false;
  return status !== 'out_for_delivery' || (history.at(-1)?.at ?? '') < postponedAt;
}

const isoOf = <Ms extends number | null>(ms: Ms) =>
  (ms === null ? null : new Date(ms).toISOString()) as Ms extends number ? string : null;

/** Converts an order for the counter; null if it is unreadable. A damaged field affects only itself. */
export function counterCard(
  { key, order }: StoredOrder,
  published: Published | null,
  { delivery }: Rules,
): KitchenOrder | null {
  const life = lifeOf(order);
  if (!life) return null;
  const { total, ...bill } = order.bill;
  return {
    key,
    orderId: order.orderId,
    kind: life.kind,
    ...(order.source && { source: order.source }),
    status: life.status,
    createdAt: isoOf(life.createdAt),
    attendedFrom: isoOf(life.attendedFrom),
    slot: isoOf(life.slot),
    ...counterPromise({
      promisedFrom: isoOf(life.promisedFrom),
      promisedTo: isoOf(life.promisedTo),
    }),
    ...(isPostponed(life) && { postponed: true }),
    lines: order.lines.map((line) => lineOf(line, published)),
    customer: recipientFor('counter', { ...order.customer, ...order.billedTo }),
    location: order.location && { ...order.location, km: order.distanceKm ?? 0 },
    ...(!order.location && order.distanceKm && { km: order.distanceKm }),
    total: total ?? 0,
    bill,
    seller: order.seller,
    papers: order.papers.map((invoice) => ({ ...invoice, taken: [...invoice.taken] })),
    payment: life.payment,
    ...(life.paidAhead && { paidAhead: true }),
    ...(life.paidBack && { paidBack: life.paidBack }),
    ...(order.online && { online: onlineOf(order.online) }),
    ...paidOf(life),
    ...(order.collected && { collected: order.collected }),
    ...(order.changes.length > 0 && changesOf(order, published)),
    ...(order.reprints > 0 && { reprints: order.reprints }),
    history: [...life.history],
    reason: life.reason,
    rider: life.rider,
    revision: life.revision,
    waitsReady: life.kind === 'pickup' || delivery.ready === true,
  };
}
