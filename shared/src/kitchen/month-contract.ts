import * as v from 'valibot';
import { refundReasons, refundStates } from '../contracts/online-states';

/* A month for the accountant: papers by the date that is on them, and what was refunded. Amounts in paise. */

const GoodsSchema = v.object({
  hsn: v.string(),
  /** CGST and SGST together, in basis points. */
  rate: v.number(),
  quantity: v.number(),
  taxable: v.number(),
  cgst: v.number(),
  sgst: v.number(),
});

/** A bill or a credit note: `service` and `goods` with their taxes, `roundOff` and `financial` are its total. */
const MonthPaperSchema = v.object({
  kind: v.picklist(['bill', 'creditNote']),
  serial: v.string(),
  series: v.string(),
  number: v.number(),
  at: v.string(),
  /** Of a credit note: its bill. */
  of: v.string(),
  orderId: v.string(),
  /** GST scheme of who sold it: `regular`, `composition` or `unregistered`; empty where that was not kept. */
  scheme: v.string(),
  gstin: v.nullable(v.string()),
  sac: v.string(),
  placeOfSupply: v.string(),
  /** Of the service, in basis points: CGST and SGST together. */
  rate: v.number(),
  service: v.number(),
  cgst: v.number(),
  sgst: v.number(),
  goods: v.array(GoodsSchema),
  roundOff: v.number(),
  /** What a credit note that came too late gives back without lowering any tax (CGST Act, section 34(2)). */
  financial: v.optional(v.number(), 0),
  total: v.number(),
  /** How the total was paid, or given back; `due` is not paid, of what is under way or was cancelled. */
  paid: v.object({ cash: v.number(), upi: v.number(), online: v.number(), due: v.number() }),
  /** What the provider keeps of it; null where nothing was paid online, or it does not say. */
  fee: v.nullable(v.number()),
});

const MonthRefundSchema = v.object({
  at: v.string(),
  orderId: v.string(),
  amount: v.number(),
  reason: v.picklist(refundReasons),
  state: v.picklist(refundStates),
});

/** Money that the provider took, or (`refund` is not empty) gave back, as its settlement report names it. */
const MonthOnlineSchema = v.object({
  at: v.string(),
  orderId: v.string(),
  payment: v.string(),
  refund: v.string(),
  /** Below zero of a refund. */
  amount: v.number(),
  /** With the GST on it; null where the provider does not say, and of refunds. */
  fee: v.nullable(v.number()),
  tax: v.nullable(v.number()),
});

/** Answer of `GET /api/kitchen/month?month=2026-11&after=…` (owner): a part of it, and what to ask for as `after` next. */
export const MonthPageSchema = v.object({
  papers: v.array(MonthPaperSchema),
  refunds: v.array(MonthRefundSchema),
  /** Absent from a server of before. */
  online: v.optional(v.array(MonthOnlineSchema), []),
  /** Null of the last part. */
  next: v.nullable(v.string()),
});

export type MonthPaper = v.InferOutput<typeof MonthPaperSchema>;
export type MonthRefund = v.InferOutput<typeof MonthRefundSchema>;
export type MonthOnline = v.InferOutput<typeof MonthOnlineSchema>;
export type MonthPage = v.InferOutput<typeof MonthPageSchema>;
