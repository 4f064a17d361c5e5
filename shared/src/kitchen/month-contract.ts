import * as v from 'valibot';
import { mapBillParts } from '../contracts/bill-parts';
import { refundReasons, refundStates } from '../contracts/online-states';
import { untaxedParts } from './untaxed-parts';

/* A month for the accountant: bills and credit notes by their dates, and refunds. Amounts in paise. */

const GoodsSchema = v.object({
  hsn: v.string(),
  /** Tax rate of the goods, CGST plus SGST in basis points. */
  rate: v.number(),
  quantity: v.number(),
  taxable: v.number(),
  cgst: v.number(),
  sgst: v.number(),
});

const AmountSchema = v.optional(v.number(), 0);

/** A bill or credit note. The total is `service`, `goods`, their taxes, the untaxed parts and `financial`. */
const MonthInvoiceSchema = v.object({
  kind: v.picklist(['bill', 'creditNote']),
  serial: v.string(),
  series: v.string(),
  number: v.number(),
  at: v.string(),
  /** The serial of the bill that a credit note corrects. */
  of: v.string(),
  orderId: v.string(),
  /** The seller's GST scheme: `regular`, `composition` or `unregistered`; empty if it was not stored. */
  scheme: v.string(),
  gstin: v.nullable(v.string()),
  /** The bill's recipient; set only if it is GST-registered. */
  recipient: v.exactOptional(v.object({ gstin: v.string(), name: v.string() })),
  sac: v.string(),
  placeOfSupply: v.string(),
  /** Tax rate of the service, CGST plus SGST in basis points. */
  rate: v.number(),
  service: v.number(),
  cgst: v.number(),
  sgst: v.number(),
  goods: v.array(GoodsSchema),
  ...mapBillParts(() => AmountSchema, untaxedParts),
  /** Amount of a credit note issued too late to lower any tax (CGST Act, section 34(2)). */
  financial: AmountSchema,
  total: v.number(),
  /** How the total was paid or refunded. `due` is the unpaid part, of an order in progress or cancelled. */
  paid: v.object({ cash: v.number(), upi: v.number(), online: v.number(), due: v.number() }),
  /** Provider's fee, which `online` reports by payment. Since 0.3.0: pages of that release require it. */
  fee: v.nullable(v.number()),
});

const MonthRefundSchema = v.object({
  at: v.string(),
  orderId: v.string(),
  amount: v.number(),
  reason: v.picklist(refundReasons),
  state: v.picklist(refundStates),
  /** How and when staff paid the refund after the provider's attempt had failed. */
  paidOut: v.exactOptional(v.object({ by: v.picklist(['cash', 'upi']), at: v.string() })),
});

/** A payment received or, if negative, paid out. Online payments count on delivery, as in the day's sums. */
const MonthMovementSchema = v.object({
  at: v.string(),
  orderId: v.string(),
  way: v.picklist(['cash', 'upi', 'online']),
  amount: v.number(),
});

/**
 * An online payment, or a refund or an amount lost beyond a payment if `refund` is not empty, with ids of the
 * settlement report.
 */
const MonthOnlineSchema = v.object({
  at: v.string(),
  orderId: v.string(),
  payment: v.string(),
  refund: v.string(),
  /** Amount in paise; negative for refunds. */
  amount: v.number(),
  /** Fee including its GST; null for refunds, and if the provider reports none. */
  fee: v.nullable(v.number()),
  tax: v.nullable(v.number()),
});

/**
 * A payment for the restaurant service received in another month than its bill is dated: an advance received
 * (GSTR-1 table 11A), or later adjusted against the bill or refunded (11B). Amounts exclude tax. Advances for
 * goods are not taxed and not listed (Notification 66/2017-CT).
 */
const MonthAdvanceSchema = v.object({
  table: v.picklist(['11A', '11B']),
  orderId: v.string(),
  gstin: v.string(),
  sac: v.string(),
  placeOfSupply: v.string(),
  /** Tax rate, CGST plus SGST in basis points. */
  rate: v.number(),
  taxable: v.number(),
  cgst: v.number(),
  sgst: v.number(),
});

/** Response of `GET /api/kitchen/month?month=2026-11&after=…` (owner only): one page of the accounts. */
export const MonthPageSchema = v.object({
  papers: v.array(MonthInvoiceSchema),
  refunds: v.array(MonthRefundSchema),
  /** Online payments of the month. */
  online: v.array(MonthOnlineSchema),
  /** Movements on the business days of the month. Since 0.3.0: a server of that release sends none. */
  movements: v.optional(v.array(MonthMovementSchema), []),
  /** Since 0.3.0: a server of that release sends none. */
  advances: v.optional(v.array(MonthAdvanceSchema), []),
  /** Numbers of orders with an unreadable record. Their payments and refunds are missing from the month. */
  damaged: v.optional(v.array(v.string()), []),
  /** Value of `after` that requests the next page; null on the last. */
  next: v.nullable(v.string()),
});

export type MonthInvoice = v.InferOutput<typeof MonthInvoiceSchema>;
export type MonthRefund = v.InferOutput<typeof MonthRefundSchema>;
export type MonthOnline = v.InferOutput<typeof MonthOnlineSchema>;
export type MonthMovement = v.InferOutput<typeof MonthMovementSchema>;
export type MonthAdvance = v.InferOutput<typeof MonthAdvanceSchema>;
export type MonthPage = v.InferOutput<typeof MonthPageSchema>;
