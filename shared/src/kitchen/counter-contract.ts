import * as v from 'valibot';
import { TodaySchema } from '../contracts/shop';
import { ChosenSchema, lineProblems, NoteSchema } from '../contracts/cart';
import { orderLimits } from '../contracts/order-limits';
import { AnsweredBillSchema, LineSchema } from '../contracts/place-order';
import { line } from '../contracts/text';
import { KitchenOrderSchema, PressSchema, StatusSchema } from './kitchen-order';

/* The board: how the counter receives orders and moves them on. */

export const staffRoles = ['staff', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Response of `GET /api/kitchen/orders?after=<cursor>`: all open orders first, later the changed ones. */
export const KitchenFeedSchema = v.object({
  cursor: v.string(),
  now: v.string(),
  /** Whether `orders` contains every open order, so that the counter replaces its list. */
  whole: v.boolean(),
  orders: v.array(KitchenOrderSchema),
  /** Numbers of orders with an unreadable record, which need attention; missing if there are none. */
  damaged: v.optional(v.array(v.string())),
  today: TodaySchema,
  role: v.picklist(staffRoles),
});

/** Body of `POST /api/kitchen/search`. */
export const SearchSchema = v.object({ q: v.string() });

/** Response of `POST /api/kitchen/search`: orders of the last 90 days by full order or phone number, newest first. */
export const KitchenSearchSchema = v.object({
  orders: v.array(KitchenOrderSchema),
  /** Numbers of found orders with an unreadable record; missing if there are none. */
  damaged: v.optional(v.array(v.string())),
});

/** Body of `POST /api/kitchen/orders/<key>/step`. 200 `{order}`; 409 `{error, order}` if it has moved. */
export const StepRequestSchema = v.object({
  from: StatusSchema,
  to: StatusSchema,
  /** When accepting: minutes added to the promised time. */
  addMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)), 0),
  /** When cancelling: one of `cancelReasons`, or free text. */
  reason: v.optional(v.nullable(line(200)), null),
  /** When dispatching: the courier's name. */
  rider: v.optional(v.nullable(line(60)), null),
  /** When delivering: the payment method. */
  payment: v.optional(v.nullable(v.picklist(['cash', 'upi'])), null),
  /** Idempotency key of the button press: a repeat within two minutes gets the first response. */
  press: v.exactOptional(PressSchema),
});

/** Body of `POST /api/kitchen/orders/<key>/promise`: adds minutes to the promised time of an order. */
export const PromiseRequestSchema = v.object({
  addMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
  /** Idempotency key of the button press: a repeat adds no minutes and returns the order. */
  press: v.exactOptional(PressSchema),
});

/** Body of `POST /api/kitchen/orders/<key>/payment`: corrects the method of a delivered order. */
export const PaymentRequestSchema = v.object({
  payment: v.picklist(['cash', 'upi']),
  reason: v.pipe(line(200), v.minLength(1)),
});

/** Response of `GET /api/kitchen/orders/<key>/payment`: who corrected the payment method, or null. */
export const PutRightSchema = v.object({
  putRight: v.nullable(v.object({ email: v.string(), at: v.string(), reason: v.string() })),
});

/** Body of `POST /api/kitchen/orders/<key>/credit-note`: lines or an amount to credit. */
export const TakeBackRequestSchema = v.pipe(
  v.object({
    taken: v.pipe(
      v.array(
        v.object({
          line: v.pipe(v.number(), v.integer(), v.minValue(0)),
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
        }),
      ),
      v.maxLength(100),
    ),
    /** Amount to credit in paise, if `taken` is empty. */
    amount: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    /** How the part not refunded online is paid out; by the original payment method if missing. */
    out: v.exactOptional(v.picklist(['cash', 'upi'])),
    reason: v.pipe(line(200), v.minLength(1)),
    /** Idempotency key of the button press: a repeat returns the order. */
    press: PressSchema,
  }),
  v.check(
    ({ taken, amount }) => taken.length > 0 === (amount === undefined),
    'Name lines, or an amount',
  ),
);

const placeOf = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A line to keep, by its index. It keeps its price; without `choices` its options stay unchanged. */
const UnchangedLineSchema = v.object({
  line: placeOf,
  quantity: LineSchema.entries.quantity,
  choices: v.exactOptional(v.array(ChosenSchema)),
  note: NoteSchema,
});

/** Body of `POST /api/kitchen/orders/<key>/offer`: the order's price with other lines. */
export const OfferRequestSchema = v.object({
  /** Number of changes the order had when its lines were read. */
  after: placeOf,
  lines: v.pipe(
    v.array(v.union([UnchangedLineSchema, LineSchema])),
    v.minLength(1, 'Nothing is left of it: cancel the order instead.'),
    v.maxLength(orderLimits.maxLines),
  ),
});

/**
 * Body of `POST …/change`. Responds 200 `{order}`; 409 `{error, offer}` if the total differs, or `{error,
 * order}` if the order does.
 */
export const ChangeRequestSchema = v.object({
  ...OfferRequestSchema.entries,
  /** Total told to the customer, in paise. No other total is charged. */
  agreedTotal: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Idempotency key of the button press: a repeat returns the order. */
  press: PressSchema,
});

/** The bill of an order after a change, in paise. */
export const ChangeOfferSchema = v.object({
  bill: AnsweredBillSchema,
  /** The order's promo code, and one that no longer gives a discount after the change. */
  promo: v.nullable(v.string()),
  lostPromo: v.nullable(v.string()),
  /** Why lines are unavailable, by index in the request. */
  problems: v.array(v.object({ line: placeOf, problem: v.picklist(lineProblems) })),
  /** Amount refunded online automatically, and amount to collect by hand (negative: to pay out). */
  back: v.number(),
  collect: v.number(),
  /** Names of the stations that have too much work with these lines. */
  overloaded: v.exactOptional(v.array(v.string())),
});

/** Who moved the order last, sent with the error `already-moved`; `email` is empty for couriers. */
export const LastMoveSchema = v.object({
  email: v.string(),
  at: v.string(),
  press: v.nullable(v.string()),
});

/**
 * Body of `POST /kitchen/orders/:key/reprint`, which requests another print of the ticket. `after` is the
 * number of earlier requests.
 */
export const ReprintRequestSchema = v.object({ after: placeOf });

export const AcknowledgeRequestSchema = v.object({ changes: placeOf });

/** Body of `POST /api/kitchen/orders/<key>/refunds`, which resolves a failed refund or an overpaid amount. */
export const RefundRequestSchema = v.object({
  refund: v.string(),
  /** `again`: the provider tries again. `paid-out`: staff paid it another way. `settled`: overpaid, resolved. */
  to: v.picklist(['again', 'paid-out', 'settled']),
  /** How staff paid the refund; in cash if missing. */
  by: v.optional(v.picklist(['cash', 'upi'])),
  /** Whether to record it although the provider cannot be asked for refunds made on its page. */
  anyway: v.exactOptional(v.boolean()),
  reason: v.pipe(line(200), v.minLength(1)),
});

/** Response of `POST /api/kitchen/orders/<key>/rider-link`: a courier link, valid for three hours. */
export const RiderLinkSchema = v.object({
  path: v.pipe(v.string(), v.regex(/^\/rider\/[0-9a-f]{32}$/)),
});

export type KitchenFeed = v.InferOutput<typeof KitchenFeedSchema>;
export type PromiseRequest = v.InferOutput<typeof PromiseRequestSchema>;
export type PaymentRequest = v.InferOutput<typeof PaymentRequestSchema>;
export type PutRight = NonNullable<v.InferOutput<typeof PutRightSchema>['putRight']>;
export type TakeBackRequest = v.InferOutput<typeof TakeBackRequestSchema>;
export type RefundRequest = v.InferOutput<typeof RefundRequestSchema>;
export type OfferRequest = v.InferOutput<typeof OfferRequestSchema>;
export type ChangeRequest = v.InferOutput<typeof ChangeRequestSchema>;
export type LastMove = v.InferOutput<typeof LastMoveSchema>;
export type ReprintRequest = v.InferOutput<typeof ReprintRequestSchema>;
export type AcknowledgeRequest = v.InferOutput<typeof AcknowledgeRequestSchema>;
export type ChangeOffer = v.InferOutput<typeof ChangeOfferSchema>;
export type StepRequest = v.InferOutput<typeof StepRequestSchema>;
export type KitchenSearch = v.InferOutput<typeof KitchenSearchSchema>;
