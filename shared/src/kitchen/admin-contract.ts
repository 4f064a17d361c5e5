import * as v from 'valibot';
import { SoldOutThingSchema, TodaySchema, VersionSchema } from '../contracts/shop';
import { ClosedDaySchema } from './accounts-contract';
import { KitchenOrderSchema } from './kitchen-order';

/** What was handed over, and its takings less what was given back, in paise. */
const TakingsSchema = v.object({ orders: v.number(), sales: v.number() });

/** The same day of the week before. */
export const WeekBeforeSchema = v.object({
  date: v.string(),
  whole: TakingsSchema,
  /** Up to the same time of day; null where the day that it is compared with is over. */
  byNow: v.nullable(TakingsSchema),
});

/** Answer of `GET /api/kitchen/day?date=2026-11-22`; a day of the books lasts until four in the morning. */
export const KitchenDaySchema = v.object({
  date: v.string(),
  /** Those promised for that day, and those handed over or taken back on it. */
  orders: v.array(KitchenOrderSchema),
  /** How many were promised for it; absent where a server of before counts by the day of placing. */
  promised: v.optional(v.number()),
  /** How many were handed over on it, whenever they were ordered: the takings are theirs. */
  delivered: v.number(),
  cancelled: v.number(),
  /** Sum of what was handed over, less what was given back on that day, whenever it was handed over. */
  sales: v.number(),
  /** What was given back; absent where a server of before makes no credit notes. */
  givenBack: v.optional(v.number()),
  /** What came in of each on the day, less what went out: the cash is what the drawer and the riders have more. */
  cash: v.number(),
  upi: v.number(),
  /** Paid on the day for later ones, less what was used of earlier ones: in cash or UPI and not in the sales. */
  ahead: v.optional(v.number()),
  /** Of what was handed over. Absent where a server of before counts none; so are those below. */
  online: v.optional(v.number()),
  /** What the provider says that it keeps of what was handed over. */
  fees: v.optional(v.number()),
  /** Paid online for orders of the day that are under way still. */
  waits: v.optional(v.number()),
  /** What goes back since that day of orders that were paid online, by how far it is. */
  refunds: v.optional(v.object({ requested: v.number(), done: v.number(), failed: v.number() })),
  /** Average minutes, null where there was none. */
  minutesToAccept: v.nullable(v.number()),
  minutesToDeliver: v.nullable(v.number()),
  riders: v.array(
    v.object({
      name: v.string(),
      orders: v.number(),
      /** Of those, how many were paid online. */
      online: v.optional(v.number()),
      cash: v.number(),
    }),
  ),
  mostSold: v.array(v.object({ name: v.string(), quantity: v.number() })),
  reasons: v.array(v.object({ reason: v.string(), orders: v.number() })),
  /** What each code brought with what was handed over: its orders, what it took off, and what was paid; absent from a server of before. */
  codes: v.optional(
    v.array(
      v.object({ code: v.string(), orders: v.number(), discount: v.number(), sales: v.number() }),
    ),
  ),
  /** How it was closed; null while it is not, absent where a server of before closes none. */
  closed: v.optional(v.nullable(ClosedDaySchema)),
  /** Cash that lay there when a day was closed last, in the week before; null where none was. */
  floatBefore: v.optional(v.nullable(v.number())),
  /** Absent where a server of before does not compare, and after a day was closed or put right. */
  weekBefore: v.optional(WeekBeforeSchema),
});

export type WeekBefore = v.InferOutput<typeof WeekBeforeSchema>;
export type KitchenDay = v.InferOutput<typeof KitchenDaySchema>;

/* How the site does: figures of visits, of which one in some tells, and of orders. */

const count = v.number();
/** What three quarters of the visits stayed below; LCP and INP in ms. Null where nothing was measured. */
const measured = v.nullable(v.number());
const vitals = { lcp: measured, inp: measured, cls: measured };
const named = v.array(v.object({ name: v.string(), count }));

const VersionHealthSchema = v.object({
  version: v.string(),
  visits: count,
  failed: count,
  /** Whether it fails at least twice as often as the others of its part. */
  isWorse: v.boolean(),
  errors: named,
  ...vitals,
});

/** Answer of `GET /api/kitchen/health` (owner): seven days, the last one included. */
export const KitchenHealthSchema = v.object({
  from: v.string(),
  to: v.string(),
  /** The shell and each remote, with its versions side by side. */
  parts: v.array(v.object({ part: v.string(), versions: v.array(VersionHealthSchema) })),
  pages: v.array(v.object({ route: v.string(), visits: count, ...vitals })),
  lines: v.array(v.object({ line: v.string(), visits: count, lcp: measured })),
  /** Visits that began with a link that says where it stands (`?from=google`); absent where a server of before counts none. */
  sources: v.optional(named),
  orders: v.object({
    /** Asked for, and we failed. */
    failed: count,
    /** Asked for again after a lost answer, and had already. */
    repeated: count,
    /** Answers that did not arrive, in the visits that tell. */
    lost: count,
    refused: named,
  }),
  /** Services that are paid for, in how many minutes they refused, and why. */
  services: v.optional(
    v.array(v.object({ service: v.string(), why: v.string(), minutes: count })),
    [],
  ),
  /** Mails of the last 24 hours, and how many the provider takes; nothing where none is known. */
  mails: v.optional(v.object({ sent: count, limit: count })),
  /** Of what is paid online; absent where nobody takes it for us and nothing is owed. */
  payments: v.optional(
    v.object({
      /** Orders with a refund that failed. */
      failed: v.array(v.string()),
      /** How long the oldest refund has been on its way; null where none is. */
      requestedSeconds: v.nullable(v.number()),
      /** It takes longer than the restaurant promises. */
      isLate: v.boolean(),
      /** How long the provider should have been asked and was not; null where it was. */
      sweepSeconds: v.nullable(v.number()),
      /** What customers' banks dispute and waits for an answer, in paise, with its deadline (ISO). */
      disputes: v.optional(
        v.array(v.object({ orderId: v.string(), amount: v.number(), respondBy: v.string() })),
      ),
      /** Money is owed, and the payment keys are gone. */
      hasNoProvider: v.optional(v.boolean()),
    }),
  ),
  /** How long the oldest mail to the restaurant has waited; null where none waits. */
  outboxSeconds: v.nullable(v.number()),
});

export type KitchenHealth = v.InferOutput<typeof KitchenHealthSchema>;
export type VersionHealth = v.InferOutput<typeof VersionHealthSchema>;

/* The shop as the counter changes it: what is different today, and what the owner publishes. */

/** Body of `POST /api/kitchen/today`: exactly one change of what is different today. Answers `{today}`. */
export const TodayRequestSchema = v.variant('kind', [
  v.object({ kind: v.literal('sold-out'), thing: SoldOutThingSchema }),
  v.object({ kind: v.literal('back'), what: SoldOutThingSchema.entries.what }),
  v.object({ kind: v.literal('busy'), extraMinutes: TodaySchema.entries.extraMinutes }),
  v.object({ kind: v.literal('pause'), until: v.nullable(v.pipe(v.string(), v.isoTimestamp())) }),
  v.object({ kind: v.literal('go-on') }),
  v.object({
    kind: v.literal('closed-day'),
    day: v.pipe(v.string(), v.isoDate()),
    closed: v.boolean(),
  }),
]);

/** Answer of `GET /api/kitchen/menu` (owner): the current document whole, and the versions there are, newest first. */
export const KitchenMenuSchema = v.object({
  version: VersionSchema,
  published: v.unknown(),
  versions: v.array(v.object({ version: VersionSchema, at: v.string(), by: v.string() })),
  /** How often each code is used; absent where a server of before counts none. */
  promosUsed: v.optional(v.record(v.string(), v.number())),
});

/** Body of `POST /api/kitchen/menu` (owner): publishes a document, or goes back to a version. Answers `{version}`. */
export const PublishRequestSchema = v.union([
  v.object({
    published: v.unknown(),
    basedOn: VersionSchema,
    /** Said by a counter that knows the rules of codes; one of before would take them off, so its codes are not read. */
    withCodes: v.exactOptional(v.literal(true)),
  }),
  v.object({ back: VersionSchema }),
]);

export type TodayRequest = v.InferOutput<typeof TodayRequestSchema>;
export type PublishRequest = v.InferOutput<typeof PublishRequestSchema>;
export type KitchenMenu = v.InferOutput<typeof KitchenMenuSchema>;
