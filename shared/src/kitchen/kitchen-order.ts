import * as v from 'valibot';
import { ChosenSchema } from '../contracts/cart';
import { IncludedTaxSchema } from '../contracts/shop';
import { IdempotencyKeySchema, orderKinds } from '../contracts/place-order';
import { GstRulesSchema } from '../contracts/rules';
import {
  disputeStates,
  onlineStates,
  refundReasons,
  refundStates,
} from '../contracts/online-states';
import { orderSources, orderStatuses } from '../contracts/order-states';

export const SellerSchema = v.object({
  ...GstRulesSchema.entries,
  name: v.string(),
  legalName: v.string(),
  /** Where it is, with what it is called there. */
  address: v.string(),
  fssai: v.string(),
  placeOfSupply: v.string(),
});

export type Seller = v.InferOutput<typeof SellerSchema>;

export const StatusSchema = v.picklist(orderStatuses);

const TicketLineSchema = v.object({
  /** What it is of and what was chosen, by the ids of the menu; absent where that is not known, or a server of before says nothing of it. */
  dishId: v.exactOptional(v.number()),
  chosen: v.exactOptional(v.array(ChosenSchema)),
  name: v.string(),
  quantity: v.number(),
  isVeg: v.boolean(),
  /** Id of the dish's category, by which it has its station; absent where a server of before says nothing of it. */
  category: v.optional(v.string()),
  choices: v.array(v.string()),
  note: v.string(),
  /** As the customer read it, where that was not English; for her bill. */
  called: v.optional(v.object({ name: v.string(), choices: v.array(v.string()) })),
  /** Paise for one, with its choices; for the customer's bill. */
  price: v.optional(v.nullable(v.number())),
  priceIncludesTax: v.optional(IncludedTaxSchema),
  withoutPromo: v.optional(v.boolean()),
});

/** What the bill says beside its lines and its total, in paise; null where the document is damaged. */
const KitchenBillSchema = v.object({
  subtotal: v.nullable(v.number()),
  discount: v.nullable(v.number()),
  promo: v.string(),
  delivery: v.nullable(v.number()),
  cgst: v.nullable(v.number()),
  sgst: v.nullable(v.number()),
  /** Absent where a server of before says nothing of it. */
  roundOff: v.optional(v.number()),
});

/** A paper that was made out for it: amounts in paise. */
const IssuedPaperSchema = v.object({
  kind: v.picklist(['bill', 'creditNote']),
  serial: v.string(),
  at: v.string(),
  bill: v.object({
    ...KitchenBillSchema.entries,
    roundOff: v.number(),
    total: v.nullable(v.number()),
  }),
  of: v.string(),
  reason: v.string(),
  taken: v.array(v.object({ line: v.number(), quantity: v.number() })),
  press: v.string(),
  out: v.exactOptional(v.picklist(['cash', 'upi'])),
});

/** What an order was before it was changed: `OrderChange`. */
const OrderChangeSchema = v.object({
  at: v.string(),
  press: v.string(),
  lines: v.array(TicketLineSchema),
  bill: IssuedPaperSchema.entries.bill,
  kept: v.array(v.nullable(v.number())),
  papers: v.number(),
});

const HistoryStepSchema = v.object({
  status: StatusSchema,
  at: v.string(),
  by: v.picklist(['kitchen', 'customer', 'rider']),
});

export const RecipientSchema = v.object({
  name: v.string(),
  phone: v.string(),
  address: v.string(),
  landmark: v.string(),
  instructions: v.string(),
  /** Whom the bill names; absent where nobody said, and from a server of before. */
  gstin: v.exactOptional(v.string()),
  legalName: v.exactOptional(v.string()),
  billingAddress: v.exactOptional(v.string()),
});

/** What is paid online, in paise; absent of orders that are paid when they are handed over. */
const KitchenOnlineSchema = v.object({
  state: v.picklist(onlineStates),
  /** What the restaurant keeps of it, and what may be given back. */
  left: v.number(),
  /** What the provider keeps of what pays for it; absent or null where it does not say. */
  fee: v.optional(v.nullable(v.number())),
  refunds: v.array(
    v.object({
      id: v.string(),
      amount: v.number(),
      reason: v.picklist(refundReasons),
      at: v.string(),
      state: v.picklist(refundStates),
      /** How the staff paid it out after it had failed. */
      paidOut: v.exactOptional(v.object({ by: v.picklist(['cash', 'upi']), at: v.string() })),
    }),
  ),
  /** Absent where the customer's bank disputes nothing. */
  disputes: v.optional(
    v.array(
      v.object({
        id: v.string(),
        amount: v.number(),
        state: v.picklist(disputeStates),
        /** ISO; empty where the provider does not say. */
        respondBy: v.string(),
      }),
    ),
  ),
});

/** An order as the counter shows it. */
export const KitchenOrderSchema = v.object({
  key: v.string(),
  orderId: v.string(),
  kind: v.picklist(orderKinds),
  /** How it came, where the staff took it. */
  source: v.exactOptional(v.picklist(orderSources)),
  status: StatusSchema,
  createdAt: v.string(),
  /** From when on somebody was there to confirm it; absent where a server of before says nothing of it. */
  attendedFrom: v.optional(v.string()),
  /** Start of the half hour that it is for; null for as soon as possible. */
  slot: v.nullable(v.string()),
  promisedAt: v.nullable(v.string()),
  promisedUntil: v.nullable(v.string()),
  lines: v.array(TicketLineSchema),
  customer: RecipientSchema,
  location: v.nullable(v.object({ lat: v.number(), lng: v.number(), km: v.number() })),
  /** How far it goes by what the staff said; then there is no point. */
  km: v.exactOptional(v.number()),
  total: v.number(),
  bill: v.optional(KitchenBillSchema),
  /** Who sold it; absent or null where that was not kept. */
  seller: v.optional(v.nullable(SellerSchema)),
  /** Bills and credit notes, oldest first; absent where a server of before makes none. */
  papers: v.optional(v.array(IssuedPaperSchema)),
  payment: v.picklist(['pending', 'cash', 'upi', 'online']),
  /** It was paid when it was taken. */
  paidAhead: v.exactOptional(v.boolean()),
  online: v.exactOptional(KitchenOnlineSchema),
  /** What was paid for it before it is handed over; absent where nothing was. */
  paid: v.exactOptional(v.number()),
  /** What it became dearer after it was paid, as that was paid with the hand-over; below zero what was given back. */
  collected: v.exactOptional(v.object({ amount: v.number(), by: v.picklist(['cash', 'upi']) })),
  /** What was changed of it, oldest first; absent where nothing was. */
  changes: v.exactOptional(v.array(OrderChangeSchema)),
  /** How many of the last changes the kitchen has not seen. */
  unseen: v.exactOptional(v.number()),
  /** How often somebody asked that its printers print the ticket again; absent where nobody did. */
  reprints: v.exactOptional(v.number()),
  history: v.array(HistoryStepSchema),
  reason: v.nullable(v.string()),
  /** Who carries it, once it was handed over. */
  rider: v.nullable(v.string()),
  revision: v.number(),
  /** Whether it is ready before it leaves: what is collected, and deliveries where the restaurant has it so. */
  waitsReady: v.optional(v.boolean()),
});

export const OrderKeySchema = IdempotencyKeySchema;

/** What names a press, so that one whose answer was lost can be sent again. */
export const PressSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

export type HistoryStep = v.InferOutput<typeof HistoryStepSchema>;
export type KitchenOrder = v.InferOutput<typeof KitchenOrderSchema>;
