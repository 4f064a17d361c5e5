import { RiderOrderSchema, type RiderOrder } from '@burger/shared/kitchen';
import * as v from 'valibot';

const SeenSchema = v.object({ order: RiderOrderSchema, until: v.number() });

/** Orders as a phone has seen them last, by the keys of their links; `until` in ms of its own clock. */
export type SeenOrders = Readonly<Record<string, v.InferOutput<typeof SeenSchema>>>;

/** The life of a link, for what a server of before told without saying how much of it is left. */
const linkLivesMs = 3 * 60 * 60_000;

/** What was kept, without what is damaged, and without those whose link has ended. */
export function readSeen(kept: unknown, now: number): SeenOrders {
  return Object.fromEntries(
    Object.entries(kept ?? {}).flatMap(([key, one]: [string, unknown]) => {
      const read = v.safeParse(SeenSchema, one);
      return read.success && read.output.until > now ? [[key, read.output]] : [];
    }),
  );
}

export const withSeen = (
  seen: SeenOrders,
  key: string,
  order: RiderOrder,
  now: number,
): SeenOrders => ({ ...seen, [key]: { order, until: now + (order.endsIn ?? linkLivesMs) } });

export function withoutSeen(seen: SeenOrders, key: string): SeenOrders {
  const { [key]: _gone, ...others } = seen;
  return others;
}
