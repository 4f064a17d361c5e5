import { KitchenFeedSchema, KitchenOrderSchema, type KitchenFeed } from '@burger/shared/kitchen';
import * as v from 'valibot';

/** An answer of the feed, and the numbers of orders in it that cannot be read: one that is damaged costs only itself. */
export interface ReadFeed {
  feed: KitchenFeed;
  unreadable: string[];
}

const LooseFeedSchema = v.object({ ...KitchenFeedSchema.entries, orders: v.array(v.unknown()) });
const NumberedSchema = v.object({ orderId: v.string() });

const numberOf = (order: unknown): string => {
  const read = v.safeParse(NumberedSchema, order);
  return read.success ? read.output.orderId.slice(0, 20) : '?';
};

/** Reads an answer of the feed. Throws when it is none. */
export function readFeed(answer: unknown): ReadFeed {
  const { orders, ...rest } = v.parse(LooseFeedSchema, answer);
  const read = orders.map((order) => ({ order, result: v.safeParse(KitchenOrderSchema, order) }));
  return {
    feed: {
      ...rest,
      orders: read.flatMap(({ result }) => (result.success ? [result.output] : [])),
    },
    unreadable: read.flatMap(({ order, result }) => (result.success ? [] : [numberOf(order)])),
  };
}
