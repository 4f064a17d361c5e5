import * as v from 'valibot';
import { TodaySchema } from '../contracts/shop';
import { ChosenSchema, lineProblems, NoteSchema } from '../contracts/cart';
import { orderLimits } from '../contracts/order-limits';
import { AnsweredBillSchema, LineSchema } from '../contracts/place-order';
import { line } from '../contracts/text';
import { KitchenOrderSchema, PressSchema, StatusSchema } from './kitchen-order';

/* The board: what the counter is told of orders, and how it moves them on. */

export const staffRoles = ['staff', 'owner'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Answer of `GET /api/kitchen/orders?after=<cursor>`: what is open, then what changed since. */
export const KitchenFeedSchema = v.object({
  cursor: v.string(),
  now: v.string(),
  /** Whether `orders` are all that are open: then the board is made anew. */
  whole: v.boolean(),
  orders: v.array(KitchenOrderSchema),
  /** Numbers of orders whose record is damaged: they need attention; absent where there are none. */
  damaged: v.optional(v.array(v.string())),
  /** What of the shop is different today. */
  today: TodaySchema,
  role: v.picklist(staffRoles),
});

/** Body of `POST /api/kitchen/search`. */
export const SearchSchema = v.object({ q: v.string() });

/** Answer of `POST /api/kitchen/search`: orders of the last 90 days by their whole number or a phone number, newest first. */
export const KitchenSearchSchema = v.object({ orders: v.array(KitchenOrderSchema) });

/** Body of `POST /api/kitchen/orders/<key>/step`; 200 with `{order}`, 409 with `{error, order}` as somebody else left it. */
export const StepRequestSchema = v.object({
  from: StatusSchema,
  to: StatusSchema,
  /** When accepting: minutes added to the promise. */
  addMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)), 0),
  /** When cancelling: one of `cancelReasons`, or words. */
  reason: v.optional(v.nullable(line(200)), null),
  /** When handing over: who carries it. */
  rider: v.optional(v.nullable(line(60)), null),
  /** When delivered: how it was paid. */
  payment: v.optional(v.nullable(v.picklist(['cash', 'upi'])), null),
  /** Names the press: sent again with the same name within two minutes, it is answered like the first time. */
  press: v.exactOptional(PressSchema),
});

/** Body of `POST /api/kitchen/orders/<key>/promise`: more minutes for an order that is under way. */
export const PromiseRequestSchema = v.object({
  addMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
  /** Names the press: sent again with the same name it adds nothing, and is answered with the order as it is. */
  press: v.exactOptional(PressSchema),
});

/** Body of `POST /api/kitchen/orders/<key>/payment`: how a delivered order was paid after all, and why that was wrong. */
export const PaymentRequestSchema = v.object({
  payment: v.picklist(['cash', 'upi']),
  reason: v.pipe(line(200), v.minLength(1)),
});

/** Answer of `GET /api/kitchen/orders/<key>/payment`: who put right how it was paid, when and why; null where nobody did. */
export const PutRightSchema = v.object({
  putRight: v.nullable(v.object({ email: v.string(), at: v.string(), reason: v.string() })),
});

/** Body of `POST /api/kitchen/orders/<key>/credit-note`: which lines, or how much, are given back, and why. `POST …/bill` has none. */
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
    /** Paise; then no line is taken back. */
    amount: v.exactOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
    /** How what does not go back online is paid out; the way in which it was paid where nothing is said. */
    out: v.exactOptional(v.picklist(['cash', 'upi'])),
    reason: v.pipe(line(200), v.minLength(1)),
    /** Sent again with the same name it is answered with the order as it is. */
    press: PressSchema,
  }),
  v.check(
    ({ taken, amount }) => taken.length > 0 === (amount === undefined),
    'Name lines, or an amount',
  ),
);

const placeOf = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A line that stays, by its place in the order: what it is of keeps its price. Choices are absent where they stay as they are. */
const KeptLineSchema = v.object({
  line: placeOf,
  quantity: LineSchema.entries.quantity,
  choices: v.exactOptional(v.array(ChosenSchema)),
  note: NoteSchema,
});

/** Body of `POST /api/kitchen/orders/<key>/offer`: what an order under way would cost with these lines. Answers `{offer}`. */
export const OfferRequestSchema = v.object({
  /** How many changes the order had when its lines were named. */
  after: placeOf,
  lines: v.pipe(
    v.array(v.union([KeptLineSchema, LineSchema])),
    v.minLength(1, 'Nothing is left of it: cancel the order instead.'),
    v.maxLength(orderLimits.maxLines),
  ),
});

/** Body of `POST …/change`: 200 with `{order}`, 409 with `{error, offer}` where it comes to another total, or with `{error, order}`. */
export const ChangeRequestSchema = v.object({
  ...OfferRequestSchema.entries,
  /** What was read to the customer, in paise: nobody is charged anything else. */
  agreedTotal: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Sent again with the same name it is answered with the order as it is. */
  press: PressSchema,
});

/** What an order comes to once it is changed, in paise. */
export const ChangeOfferSchema = v.object({
  bill: AnsweredBillSchema,
  /** The code that it has, and one that gives nothing for what it is now. */
  promo: v.nullable(v.string()),
  lostPromo: v.nullable(v.string()),
  /** Why lines cannot be had, by their places in the request. */
  problems: v.array(v.object({ line: placeOf, problem: v.picklist(lineProblems) })),
  /** What goes back by itself of what was paid online, and what is to be collected or, below zero, given back by hand. */
  back: v.number(),
  collect: v.number(),
});

/** Body of `POST /api/kitchen/orders/<key>/seen`: the kitchen has seen so many changes. */
/** Who of the staff moved an order to where it stands, beside the refusal `already-moved` of a step; `email` is empty of riders. */
export const LastMoveSchema = v.object({
  email: v.string(),
  at: v.string(),
  press: v.nullable(v.string()),
});

/** Body of `POST /kitchen/orders/:key/reprint`: the ticket is to be printed again; `after`: how often that was asked before. */
export const ReprintRequestSchema = v.object({ after: placeOf });

export const SeenRequestSchema = v.object({ changes: placeOf });

/** Body of `POST /api/kitchen/orders/<key>/refunds`: what becomes of a refund that failed. `POST …/refund` has none. */
export const RefundRequestSchema = v.object({
  refund: v.string(),
  /** Begun again by the provider, or paid out otherwise by the staff. */
  to: v.picklist(['again', 'paid-out']),
  /** How the staff paid it out; in cash where nothing is said. */
  by: v.optional(v.picklist(['cash', 'upi'])),
  reason: v.pipe(line(200), v.minLength(1)),
});

/** Answer of `POST /api/kitchen/orders/<key>/rider-link`: a link for one order, for three hours. */
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
export type SeenRequest = v.InferOutput<typeof SeenRequestSchema>;
export type ChangeOffer = v.InferOutput<typeof ChangeOfferSchema>;
export type StepRequest = v.InferOutput<typeof StepRequestSchema>;
export type KitchenSearch = v.InferOutput<typeof KitchenSearchSchema>;
