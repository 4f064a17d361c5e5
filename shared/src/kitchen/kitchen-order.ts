import * as v from 'valibot';
import { forBillParts } from '../contracts/bill-parts';
import { ChosenSchema } from '../contracts/cart';
import { IncludedTaxSchema } from '../contracts/shop';
import { IdempotencyKeySchema, orderKinds } from '../contracts/place-order';
import { counterPromise } from '../contracts/promised-time';
import { GstRulesSchema } from '../contracts/rules';
import {
  disputeStates,
  onlineStates,
  refundReasons,
  refundStates,
} from '../contracts/online-states';
import { orderSources, orderStatuses } from '../contracts/order-states';
import { RecipientSchema } from './visible-fields';

export const SellerSchema = v.object({
  ...GstRulesSchema.entries,
  name: v.string(),
  legalName: v.string(),
  address: v.string(),
  fssai: v.string(),
  placeOfSupply: v.string(),
});

export type Seller = v.InferOutput<typeof SellerSchema>;

export const StatusSchema = v.picklist(orderStatuses);

const TicketLineSchema = v.object({
  /** Ids in the menu, by which staff change the line; missing if unknown. */
  dishId: v.exactOptional(v.number()),
  chosen: v.exactOptional(v.array(ChosenSchema)),
  name: v.string(),
  quantity: v.number(),
  isVeg: v.boolean(),
  /** Id of the dish's category, which decides its kitchen station; missing if unknown. */
  category: v.optional(v.string()),
  choices: v.array(v.string()),
  note: v.string(),
  /** Names in the customer's language, for the bill; missing if that is English. */
  called: v.optional(v.object({ name: v.string(), choices: v.array(v.string()) })),
  /** Price of one in paise with its options, for the customer's bill. */
  price: v.optional(v.nullable(v.number())),
  priceIncludesTax: v.optional(IncludedTaxSchema),
  withoutPromo: v.optional(v.boolean()),
});

/** The bill without its lines and total, in paise; null for amounts of a damaged order. */
const KitchenBillSchema = v.object({
  ...forBillParts(v.nullable(v.number()), v.optional(v.number(), 0)),
  promo: v.string(),
  /** Set if the bill's credit notes are rounded too, so that the counter previews what the server issues. */
  isRounded: v.exactOptional(v.literal(true)),
});

/** A bill or credit note issued for the order; amounts in paise. */
const InvoiceDocumentSchema = v.object({
  kind: v.picklist(['bill', 'creditNote']),
  serial: v.string(),
  at: v.string(),
  bill: v.object({ ...KitchenBillSchema.entries, total: v.nullable(v.number()) }),
  of: v.string(),
  reason: v.string(),
  taken: v.array(v.object({ line: v.number(), quantity: v.number() })),
  press: v.string(),
  out: v.exactOptional(v.picklist(['cash', 'upi'])),
});

const OrderChangeSchema = v.object({
  at: v.string(),
  press: v.string(),
  lines: v.array(TicketLineSchema),
  bill: InvoiceDocumentSchema.entries.bill,
  kept: v.array(v.nullable(v.number())),
  papers: v.number(),
});

const HistoryStepSchema = v.object({
  status: StatusSchema,
  at: v.string(),
  by: v.picklist(['kitchen', 'customer', 'rider']),
});

/** Online payment in paise; absent for orders paid on delivery or pickup. */
const KitchenOnlineSchema = v.object({
  state: v.picklist(onlineStates),
  /** Amount paid online and not refunded yet. */
  left: v.number(),
  /** Fee charged by the provider; missing or null if it has not reported one. */
  fee: v.optional(v.nullable(v.number())),
  refunds: v.array(
    v.object({
      id: v.string(),
      amount: v.number(),
      reason: v.picklist(refundReasons),
      at: v.string(),
      state: v.picklist(refundStates),
      /** How staff paid the refund after the provider's attempt had failed. */
      paidOut: v.exactOptional(v.object({ by: v.picklist(['cash', 'upi']), at: v.string() })),
      /** Whether it waits for the end of a dispute, in which the bank may take the money. */
      waits: v.exactOptional(v.literal(true)),
    }),
  ),
  /** Chargeback disputes; missing if there are none. */
  disputes: v.optional(
    v.array(
      v.object({
        id: v.string(),
        amount: v.number(),
        state: v.picklist(disputeStates),
        /** Deadline as ISO time; empty if the provider gives none. */
        respondBy: v.string(),
      }),
    ),
  ),
  /** Money that left beyond the payment, e.g. refunded twice; missing if there is none. */
  overpaid: v.exactOptional(
    v.array(
      v.object({
        id: v.string(),
        amount: v.number(),
        at: v.string(),
        settledAt: v.exactOptional(v.string()),
      }),
    ),
  ),
});

export const KitchenOrderSchema = v.object({
  key: v.string(),
  orderId: v.string(),
  kind: v.picklist(orderKinds),
  /** How staff received the order; missing for orders from the website. */
  source: v.exactOptional(v.picklist(orderSources)),
  status: StatusSchema,
  createdAt: v.string(),
  /** When the kitchen was first open to confirm the order. */
  attendedFrom: v.string(),
  /** Start of the chosen slot; null means as soon as possible. */
  slot: v.nullable(v.string()),
  ...counterPromise({ promisedFrom: v.nullable(v.string()), promisedTo: v.nullable(v.string()) }),
  /**
   * Set if the order is late and the server gave its customer the promised time above: until it leaves, or,
   * if it was late on its way, until it is handed over. Older servers do not send it.
   */
  postponed: v.exactOptional(v.literal(true)),
  lines: v.array(TicketLineSchema),
  customer: RecipientSchema,
  location: v.nullable(v.object({ lat: v.number(), lng: v.number(), km: v.number() })),
  /** Distance in km that staff entered instead of a location. */
  km: v.exactOptional(v.number()),
  total: v.number(),
  bill: v.optional(KitchenBillSchema),
  /** The restaurant's legal details at the time of the order; missing or null if they were not stored. */
  seller: v.optional(v.nullable(SellerSchema)),
  /** Bills and credit notes, oldest first. */
  papers: v.array(InvoiceDocumentSchema),
  payment: v.picklist(['pending', 'cash', 'upi', 'online']),
  /** Whether staff took the payment when they entered the order. */
  paidAhead: v.exactOptional(v.boolean()),
  /** How that payment was given back after cancelling; by the original payment method if missing. */
  paidBack: v.exactOptional(v.picklist(['cash', 'upi'])),
  online: v.exactOptional(KitchenOnlineSchema),
  /** Amount paid before delivery or pickup; missing if there was no payment. */
  paid: v.exactOptional(v.number()),
  /** Difference settled on delivery because a paid order changed; negative if money was returned. */
  collected: v.exactOptional(v.object({ amount: v.number(), by: v.picklist(['cash', 'upi']) })),
  /** Changes of the order, oldest first; missing if there are none. */
  changes: v.exactOptional(v.array(OrderChangeSchema)),
  /** Number of recent changes that the kitchen has not acknowledged. */
  unseen: v.exactOptional(v.number()),
  /** Number of requested reprints of the kitchen ticket; missing if there are none. */
  reprints: v.exactOptional(v.number()),
  history: v.array(HistoryStepSchema),
  reason: v.nullable(v.string()),
  /** The courier's name, once the order is dispatched. */
  rider: v.nullable(v.string()),
  revision: v.number(),
  /** Whether the order passes the status `ready`: pickups do, and deliveries if the rules say so. */
  waitsReady: v.optional(v.boolean()),
});

export const OrderKeySchema = IdempotencyKeySchema;

/** Idempotency key of a button press, so that a request can be repeated after a lost response. */
export const PressSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

export type HistoryStep = v.InferOutput<typeof HistoryStepSchema>;
export type KitchenOrder = v.InferOutput<typeof KitchenOrderSchema>;
