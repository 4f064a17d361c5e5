import * as v from 'valibot';
import { UpiSchema } from '../contracts/rules';
import { line } from '../contracts/text';
import { StatusSchema } from './kitchen-order';
import { RecipientSchema } from './visible-fields';

/** Response of `GET /api/rider`: the data that a rider needs for one order. */
export const RiderOrderSchema = v.object({
  orderId: v.string(),
  status: StatusSchema,
  customer: RecipientSchema,
  location: v.nullable(v.object({ lat: v.number(), lng: v.number() })),
  /** Amount to collect; the order's total when it is paid. */
  total: v.number(),
  /** Amount already paid for an order that has become more expensive since. */
  paid: v.exactOptional(v.number()),
  payment: v.picklist(['pending', 'cash', 'upi', 'online']),
  /** UPI account to pay to; null when nothing is due, or UPI is not offered. */
  upi: v.optional(v.nullable(UpiSchema), null),
  lines: v.array(
    v.object({
      name: v.string(),
      /** The dish's name in other languages, from the menu version of the order. */
      names: v.exactOptional(v.record(v.string(), v.string())),
      quantity: v.number(),
    }),
  ),
  /** Remaining lifetime of the link in ms. The phone deletes the stored order after it. */
  endsIn: v.exactOptional(v.number()),
});

/** Body of `POST /api/rider`; a repeat is harmless. Responds like `GET /api/rider`. */
export const RiderReportSchema = v.variant('outcome', [
  v.object({
    outcome: v.literal('delivered'),
    payment: v.picklist(['cash', 'upi', 'online']),
    /** Amount shown on the page. If it differs, nothing is reported and the new one returned. Absent from older pages. */
    total: v.exactOptional(v.number()),
  }),
  /** `reason`: one of `bringBackReasons`, or free text. */
  v.object({ outcome: v.literal('not-delivered'), reason: line(200) }),
]);

export type RiderOrder = v.InferOutput<typeof RiderOrderSchema>;
export type RiderReport = v.InferOutput<typeof RiderReportSchema>;
