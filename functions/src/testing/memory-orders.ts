import {
  documentLife,
  documentPaper,
  paperDue,
  readOrder,
  seriesOf,
  type IssuedPaper,
  type OrderDocument,
  type PaperDraft,
} from '@burger/shared/order';
import { Refusal } from '../http/refusal';
import type { RiderLink, RiderLinks } from '../orders/carry';
import { newsOf } from '../orders/outbox';
import { placeGone } from '../orders/quota';
import type { KeptOrder, KitchenOrders, StepEntry } from '../orders/store';
import type { MemoryOutbox } from './memory-outbox';

export interface MemoryKitchen extends KitchenOrders {
  steps: Map<string, StepEntry>;
  /** How many documents were read, as the store counts: a question without an answer is one. */
  reads: number;
}

const keptIn = (key: string, document: OrderDocument): KeptOrder => {
  const order = readOrder(document);
  if (!order) throw new Error(`Order ${key} is none`);
  return { key, order };
};

const isoOr = (ms: number | null, other: string): string =>
  ms === null ? other : new Date(ms).toISOString();

/** The kitchen's side of an order book in memory; `clock` is that of the store, in ms. */
export function memoryKitchen(
  orders: Map<string, OrderDocument>,
  clock: () => number,
  outbox?: Pick<MemoryOutbox, 'tell'>,
): MemoryKitchen {
  const changedAt = new Map<string, number>();
  const steps = new Map<string, StepEntry>();
  const placedAt = ({ createdAt }: OrderDocument) => Date.parse(createdAt);
  const changeOf = (key: string, order: OrderDocument) => changedAt.get(key) ?? placedAt(order);

  function those(which: (order: OrderDocument, key: string) => boolean): KeptOrder[] {
    const found = [...orders]
      .filter(([key, order]) => which(order, key))
      .sort(([, one], [, other]) => placedAt(one) - placedAt(other))
      .map(([key, order]) => keptIn(key, order));
    kitchen.reads += Math.max(1, found.length);
    return found;
  }

  const series = new Map<string, number>();
  function numbered(draft: PaperDraft, at: string): IssuedPaper {
    const name = seriesOf(draft.kind, new Date(at), 'BK');
    const number = (series.get(name) ?? 0) + 1;
    series.set(name, number);
    return { ...draft, at, serial: `${name}/${number}` };
  }

  const others = (slot: string): number =>
    those((order) => order.slot === slot && order.orderStatus !== 'cancelled').length;

  const kitchen: MemoryKitchen = {
    steps,
    reads: 0,
    async whole(since, most) {
      const found = those((order, key) => order.open || changeOf(key, order) > since);
      return { orders: found.slice(0, most), readAt: clock() };
    },
    async changed(since, most) {
      const found = those((order, key) => changeOf(key, order) > since);
      return { orders: found.slice(0, most), readAt: clock() };
    },
    async find(key) {
      const order = orders.get(key);
      return order ? keptIn(key, order) : null;
    },
    async change(key, work) {
      const before = orders.get(key);
      if (!before) throw new Refusal('not-found', 'There is no such order.');
      const kept = keptIn(key, before);
      const { life, entry, capacity = Infinity, asked } = work(kept);
      const step = { from: entry.from, to: entry.to, reason: life.reason };
      const due = paperDue(kept.order, step, asked);
      const isBack = before.orderStatus === 'cancelled' && life.status !== 'cancelled';
      if (isBack && before.slot !== null && others(before.slot) >= capacity) throw placeGone();
      const after = {
        ...before,
        ...documentLife(life),
        estimatedDeliveryTime: isoOr(life.promisedAt, before.estimatedDeliveryTime),
        estimatedDeliveryUntil: isoOr(life.promisedUntil, before.estimatedDeliveryUntil),
        papers: due ? [...before.papers, documentPaper(numbered(due, entry.at))] : before.papers,
      };
      orders.set(key, after);
      changedAt.set(key, clock());
      steps.set(`${key}-${life.revision}`, entry);
      const news = newsOf(kept.order, entry.from, life, due);
      outbox?.tell(key, news, Date.parse(entry.at), life);
      return keptIn(key, after);
    },
    stepTo: async (key, revision) => steps.get(`${key}-${revision}`) ?? null,
    between: async (from, to, most) =>
      those((order, key) => {
        const promised = Date.parse(order.estimatedDeliveryTime);
        const moments = [placedAt(order), promised, changeOf(key, order)];
        return moments.some((at) => at >= from && at < to);
      }).slice(0, most),
    byNumber: async (orderId) => those((order) => order.orderId === orderId),
    byTrackingKey: async (trackingKey) =>
      those((order) => order.trackingKey === trackingKey)[0] ?? null,
    byPhone: async (phone, since, most) =>
      those((order) => order.customerDetails.phone === phone && placedAt(order) >= since)
        .reverse()
        .slice(0, most),
  };
  return kitchen;
}

/** Links in memory, one for each order. */
export function memoryLinks(): RiderLinks & { kept: Map<string, RiderLink & { hash: string }> } {
  const kept = new Map<string, RiderLink & { hash: string }>();
  return {
    kept,
    async keep(hash, link) {
      kept.set(link.order, { ...link, hash });
    },
    async find(hash) {
      return [...kept.values()].find((link) => link.hash === hash) ?? null;
    },
    async end(order) {
      kept.delete(order);
    },
  };
}
