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
  /** Whether `orders` has every open order; the board is then rebuilt. */
  whole: v.boolean(),
  orders: v.array(KitchenOrderSchema),
  /** Numbers of orders with a damaged record, which need attention; absent when there are none. */
  damaged: v.optional(v.array(v.string())),
  today: TodaySchema,
  role: v.picklist(staffRoles),
});

/** Body of `POST /api/kitchen/search`. */
export const SearchSchema = v.object({ q: v.string() });

/** Response of `POST /api/kitchen/search`: orders of the last 90 days by full order or phone number, newest first. */
export const KitchenSearchSchema = v.object({
  orders: v.array(KitchenOrderSchema),
  /** Numbers of found orders with a damaged record; absent when there are none. */
  damaged: v.optional(v.array(v.string())),
});

/** Body of `POST /api/kitchen/orders/<key>/step`. 200 `{order}`; 409 `{error, order}` when the order has moved meanwhile. */
export const StepRequestSchema = v.object({
  from: StatusSchema,
  to: StatusSchema,
  /** For accepting: minutes added to the promised time. */
  addMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)), 0),
  /** For cancelling: one of `cancelReasons`, or free text. */
  reason: v.optional(v.nullable(line(200)), null),
  /** For dispatching: the rider's name. */
  rider: v.optional(v.nullable(line(60)), null),
  /** For delivering: the payment method. */
  payment: v.optional(v.nullable(v.picklist(['cash', 'upi'])), null),
  /** Idempotency key of the button press: a repeat within two minutes gets the first response. */
  press: v.exactOptional(PressSchema),
});

/** Body of `POST /api/kitchen/orders/<key>/promise`: adds minutes to the promise of an order in progress. */
export const PromiseRequestSchema = v.object({
  addMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
  /** Idempotency key of the button press: a repeat adds nothing and returns the order. */
  press: v.exactOptional(PressSchema),
});

/** Body of `POST /api/kitchen/orders/<key>/payment`: corrects a delivered order's payment method, with the reason. */
export const PaymentRequestSchema = v.object({
  payment: v.picklist(['cash', 'upi']),
  reason: v.pipe(line(200), v.minLength(1)),
});

/** Response of `GET /api/kitchen/orders/<key>/payment`: the correction of its payment method; null without one. */
export const PutRightSchema = v.object({
  putRight: v.nullable(v.object({ email: v.string(), at: v.string(), reason: v.string() })),
});

/** Body of `POST /api/kitchen/orders/<key>/credit-note`: lines or an amount to credit. `POST …/bill` has no body. */
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
    /** An amount in paise to credit, when `taken` is empty. */
    amount: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    /** How the part not refunded online is paid out; by the original payment method when absent. */
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

/** A line to keep, by its index in the order. It keeps its price; absent choices stay unchanged. */
const UnchangedLineSchema = v.object({
  line: placeOf,
  quantity: LineSchema.entries.quantity,
  choices: v.exactOptional(v.array(ChosenSchema)),
  note: NoteSchema,
});

/** Body of `POST /api/kitchen/orders/<key>/offer`: asks for the price of an order with these lines. Responds `{offer}`. */
export const OfferRequestSchema = v.object({
  /** Number of changes that the order had when these lines were read. */
  after: placeOf,
  lines: v.pipe(
    v.array(v.union([UnchangedLineSchema, LineSchema])),
    v.minLength(1, 'Nothing is left of it: cancel the order instead.'),
    v.maxLength(orderLimits.maxLines),
  ),
});

/** Body of `POST …/change`: 200 `{order}`; 409 `{error, offer}` when the total differs, or `{error, order}`. */
export const ChangeRequestSchema = v.object({
  ...OfferRequestSchema.entries,
  /** Total read out to the customer, in paise; no other total is charged. */
  agreedTotal: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Idempotency key of the button press: a repeat returns the order. */
  press: PressSchema,
});

/** The bill of an order after a change, in paise. */
export const ChangeOfferSchema = v.object({
  bill: AnsweredBillSchema,
  /** The order's promo code, and a former one that no longer gives a discount. */
  promo: v.nullable(v.string()),
  lostPromo: v.nullable(v.string()),
  /** Why lines are unavailable, by their index in the request. */
  problems: v.array(v.object({ line: placeOf, problem: v.picklist(lineProblems) })),
  /** Amount refunded online automatically, and amount to collect by hand (negative: to pay out). */
  back: v.number(),
  collect: v.number(),
});

/** The staff member's last move of an order, sent with a step's refusal `already-moved`; `email` is empty for riders. */
export const LastMoveSchema = v.object({
  email: v.string(),
  at: v.string(),
  press: v.nullable(v.string()),
});

/** Body of `POST /kitchen/orders/:key/reprint`: requests another print. `after` is the number of earlier requests. */
export const ReprintRequestSchema = v.object({ after: placeOf });

export const AcknowledgeRequestSchema = v.object({ changes: placeOf });

/** Body of `POST /api/kitchen/orders/<key>/refunds`: resolves a failed refund. `POST …/refund` has no body. */
export const RefundRequestSchema = v.object({
  refund: v.string(),
  /** `again`: the provider retries it. `paid-out`: the staff paid it in another way. */
  to: v.picklist(['again', 'paid-out']),
  /** How the staff paid it out; in cash when absent. */
  by: v.optional(v.picklist(['cash', 'upi'])),
  reason: v.pipe(line(200), v.minLength(1)),
});

/** Response of `POST /api/kitchen/orders/<key>/rider-link`: a link for one order, valid for three hours. */
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
