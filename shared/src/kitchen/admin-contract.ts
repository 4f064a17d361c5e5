import * as v from 'valibot';
import { SoldOutThingSchema, TodaySchema, VersionSchema } from '../contracts/shop';
import { ClosedDaySchema } from './closing-contract';
import { KitchenOrderSchema } from './kitchen-order';

/** Number of delivered orders, and their sales minus refunds in paise. */
const TakingsSchema = v.object({ orders: v.number(), sales: v.number() });

export const WeekBeforeSchema = v.object({
  date: v.string(),
  whole: TakingsSchema,
  /** Sales up to the same time of day; null if the compared day is over. */
  byNow: v.nullable(TakingsSchema),
});

/** Response of `GET /api/kitchen/day?date=2026-11-22`. A business day ends at four in the morning. */
export const KitchenDaySchema = v.object({
  date: v.string(),
  /** Orders promised for that day, and orders delivered or credited on it. */
  orders: v.array(KitchenOrderSchema),
  /** Numbers of orders with an unreadable record, which need attention and are in no sum; missing if none. */
  damaged: v.optional(v.array(v.string())),
  /** Number of orders promised for the day. */
  promised: v.number(),
  /** Number of orders delivered on the day, whenever they were placed. `sales` covers these. */
  delivered: v.number(),
  cancelled: v.number(),
  /** Total of the orders delivered on the day minus the credit notes of the day. */
  sales: v.number(),
  /** Amount of the day's credit notes. */
  givenBack: v.number(),
  /** Amounts received minus paid out on the day, in cash and by UPI. Drawer and couriers hold the `cash`. */
  cash: v.number(),
  upi: v.number(),
  /**
   * Payments of the day, in cash or by UPI, for later days, minus earlier payments for orders of this day;
   * not part of `sales`.
   */
  ahead: v.number(),
  /** Online payments for delivered orders. */
  online: v.number(),
  /** The payment provider's fees for delivered orders, as it reports them. */
  fees: v.number(),
  /** Online payments for orders of the day that are still in progress. */
  waits: v.number(),
  /** Refunds of online payments since that day, by state. */
  refunds: v.object({ requested: v.number(), done: v.number(), failed: v.number() }),
  /** Average minutes; null without orders. */
  minutesToAccept: v.nullable(v.number()),
  minutesToDeliver: v.nullable(v.number()),
  riders: v.array(
    v.object({
      name: v.string(),
      orders: v.number(),
      /** Number of these orders that were paid online. */
      online: v.number(),
      cash: v.number(),
    }),
  ),
  mostSold: v.array(v.object({ name: v.string(), quantity: v.number() })),
  reasons: v.array(v.object({ reason: v.string(), orders: v.number() })),
  /** Figures per promo code: delivered orders, discount and sales. */
  codes: v.array(
    v.object({ code: v.string(), orders: v.number(), discount: v.number(), sales: v.number() }),
  ),
  /** Closing of the business day; null while it is open. */
  closed: v.nullable(ClosedDaySchema),
  /** Opening cash of the last day that was closed within the previous week; null if none was. */
  floatBefore: v.nullable(v.number()),
  /** Comparison with a week earlier; missing after closing or correcting a day. */
  weekBefore: v.optional(WeekBeforeSchema),
});

export type WeekBefore = v.InferOutput<typeof WeekBeforeSchema>;
export type KitchenDay = v.InferOutput<typeof KitchenDaySchema>;

/* Site health: metrics of a sample of visits, and of orders. */

const count = v.number();
/** 75th percentile of the visits of a Web Vital; LCP and INP in ms. Null without measurements. */
const measured = v.nullable(v.number());
const vitals = { lcp: measured, inp: measured, cls: measured };
const named = v.array(v.object({ name: v.string(), count }));

const VersionHealthSchema = v.object({
  version: v.string(),
  visits: count,
  failed: count,
  /** Whether this version's failure rate is at least twice that of the other versions. */
  isWorse: v.boolean(),
  errors: named,
  ...vitals,
});

/** Response of `GET /api/kitchen/health` (owner only): seven days including the last one. */
export const KitchenHealthSchema = v.object({
  from: v.string(),
  to: v.string(),
  parts: v.array(v.object({ part: v.string(), versions: v.array(VersionHealthSchema) })),
  pages: v.array(v.object({ route: v.string(), visits: count, ...vitals })),
  lines: v.array(v.object({ line: v.string(), visits: count, lcp: measured })),
  /** Visits that began with a tagged link (`?from=google`). */
  sources: named,
  orders: v.object({
    /** Order requests that failed with a server error. */
    failed: count,
    /** Repeated order requests whose first response was lost, although the order was stored. */
    repeated: count,
    /** Responses that did not reach the page, in the sampled visits. */
    lost: count,
    refused: named,
  }),
  /** Paid services that rejected requests: during how many minutes, and why. */
  services: v.array(v.object({ service: v.string(), why: v.string(), minutes: count })),
  /** Mails of the last 24 hours and the provider's limit; missing if no limit is known. */
  mails: v.optional(v.object({ sent: count, limit: count })),
  /** WhatsApp messages of this month, costs in paise; missing if none are set up. */
  whatsapp: v.optional(v.object({ sent: count, failed: count, cost: count, limit: count })),
  /** State of online payments; missing without a payment provider and open refunds. */
  payments: v.optional(
    v.object({
      failed: v.array(v.string()),
      /** Age of the oldest open refund in seconds; null if there is none. */
      requestedSeconds: v.nullable(v.number()),
      /** Whether the oldest open refund takes longer than the restaurant promises. */
      isLate: v.boolean(),
      /** Delay of the payment sweep, the job that polls the provider, in seconds; null if it is on time. */
      sweepSeconds: v.nullable(v.number()),
      /** Chargeback disputes that require a response: amount in paise, deadline as ISO time. */
      disputes: v.optional(
        v.array(v.object({ orderId: v.string(), amount: v.number(), respondBy: v.string() })),
      ),
      /** Amounts in paise that left beyond a payment, e.g. refunded twice. */
      overpaid: v.exactOptional(v.array(v.object({ orderId: v.string(), amount: v.number() }))),
      /** Numbers of orders that wait for their money, whose record cannot be read. */
      damaged: v.exactOptional(v.array(v.string())),
      /** Refunds are owed to customers, but no payment keys are configured. */
      hasNoProvider: v.optional(v.boolean()),
    }),
  ),
  /** Fixed minutes and those learned from finished orders; missing without stations. */
  times: v.optional(
    v.object({
      /** Orders from which minutes of dishes and of rides are learned, and those with unusable times. */
      ...{ cooked: count, ridden: count, leftOut: count },
      /** Orders after which promises use learned minutes; null if the owner does not use them. */
      afterOrders: v.nullable(count),
      /** Minutes of dishes at stations, while few and while many others wait there. */
      cooking: v.array(
        v.object({
          ...{ dish: v.string(), station: v.string(), orders: count },
          ...{ fixed: v.number(), calm: v.number(), busy: v.number() },
          used: v.nullable(v.number()),
        }),
      ),
      wayMinutes: v.number(),
      /** Minutes of rides by the bands of distance and hour (`rideBands`). */
      riding: v.array(
        v.object({
          ...{ km: count, hour: count, orders: count, minutes: v.number() },
          used: v.nullable(v.number()),
        }),
      ),
    }),
  ),
  /** Age of the oldest unsent mail to the restaurant in seconds; null if there is none. */
  outboxSeconds: v.nullable(v.number()),
});

export type KitchenHealth = v.InferOutput<typeof KitchenHealthSchema>;
export type VersionHealth = v.InferOutput<typeof VersionHealthSchema>;

/* Changes of the shop made at the counter: of the current day, and of the published menu. */

/** Body of `POST /api/kitchen/today`: exactly one change of the day's values. Responds `{today}`. */
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

/** Response of `GET /api/kitchen/menu` (owner only): the current menu and all versions, newest first. */
export const KitchenMenuSchema = v.object({
  version: VersionSchema,
  published: v.unknown(),
  versions: v.array(v.object({ version: VersionSchema, at: v.string(), by: v.string() })),
  /** Number of uses of each promo code. */
  promosUsed: v.record(v.string(), v.number()),
});

/** Body of `POST /api/kitchen/menu` (owner only): publishes a menu or restores a version. */
export const PublishRequestSchema = v.union([
  v.object({
    published: v.unknown(),
    basedOn: VersionSchema,
    /** Since 0.3.0: a server of that release ignores promo codes without it. */
    withCodes: v.exactOptional(v.literal(true)),
  }),
  v.object({ back: VersionSchema }),
]);

export type TodayRequest = v.InferOutput<typeof TodayRequestSchema>;
export type PublishRequest = v.InferOutput<typeof PublishRequestSchema>;
export type KitchenMenu = v.InferOutput<typeof KitchenMenuSchema>;
