import * as v from 'valibot';
import { UpiSchema } from '../contracts/rules';
import { line } from '../contracts/text';
import { StatusSchema } from './kitchen-order';
import { RecipientSchema } from './visible-fields';

/** Response of `GET /api/rider`: what a courier needs to deliver one order. */
export const RiderOrderSchema = v.object({
  orderId: v.string(),
  status: StatusSchema,
  customer: RecipientSchema,
  location: v.nullable(v.object({ lat: v.number(), lng: v.number() })),
  /** Amount to collect, or the order's total if it is paid. */
  total: v.number(),
  /** Amount paid before the order became more expensive. */
  paid: v.exactOptional(v.number()),
  /** Amount to return to the customer, because the paid order became cheaper. */
  giveBack: v.exactOptional(v.number()),
  payment: v.picklist(['pending', 'cash', 'upi', 'online']),
  /** UPI account to pay to; null if nothing is due, or the restaurant does not accept UPI. */
  upi: v.optional(v.nullable(UpiSchema), null),
  lines: v.array(
    v.object({
      name: v.string(),
      /** The dish's name in other languages, from the menu version of the order. */
      names: v.exactOptional(v.record(v.string(), v.string())),
      quantity: v.number(),
    }),
  ),
  /** Remaining lifetime of the link in ms, after which the phone deletes the stored order. */
  endsIn: v.exactOptional(v.number()),
});

/** Body of `POST /api/rider`, a courier's report; may be repeated. Responds like `GET /api/rider`. */
export const RiderReportSchema = v.variant('outcome', [
  v.object({
    outcome: v.literal('delivered'),
    /** How it was paid, or how an amount was returned. */
    payment: v.picklist(['cash', 'upi', 'online']),
    /** Amount shown on the courier's page. If it is outdated, the new amount is returned instead. */
    total: v.exactOptional(v.number()),
  }),
  /** `reason`: one of `bringBackReasons`, or free text. */
  v.object({ outcome: v.literal('not-delivered'), reason: line(200) }),
]);

export type RiderOrder = v.InferOutput<typeof RiderOrderSchema>;
export type RiderReport = v.InferOutput<typeof RiderReportSchema>;
