import * as v from 'valibot';
import { UpiSchema } from '../contracts/rules';
import { line } from '../contracts/text';
import { RecipientSchema, StatusSchema } from './kitchen-order';

/** Answer of `GET /api/rider`: all that who carries one order needs. */
export const RiderOrderSchema = v.object({
  orderId: v.string(),
  status: StatusSchema,
  customer: RecipientSchema,
  location: v.nullable(v.object({ lat: v.number(), lng: v.number() })),
  /** What is to be collected, or what it cost where that was paid. */
  total: v.number(),
  /** What was paid already of an order that has become dearer since. */
  paid: v.exactOptional(v.number()),
  payment: v.picklist(['pending', 'cash', 'upi', 'online']),
  /** Whom to pay by UPI; null once there is nothing to pay, or where nobody does. */
  upi: v.optional(v.nullable(UpiSchema), null),
  lines: v.array(
    v.object({
      name: v.string(),
      /** The name in other languages, as the menu had it when the order was placed. */
      names: v.exactOptional(v.record(v.string(), v.string())),
      quantity: v.number(),
    }),
  ),
  /** How much longer the link is good for, in ms: so long the phone may keep what it shows. */
  endsIn: v.exactOptional(v.number()),
});

/** Body of `POST /api/rider`; the same press may be sent again. Answers like the question. */
export const RiderReportSchema = v.variant('outcome', [
  v.object({
    outcome: v.literal('delivered'),
    payment: v.picklist(['cash', 'upi', 'online']),
    /** What the page said: another amount is told, and nothing is reported. Absent from pages of before. */
    total: v.exactOptional(v.number()),
  }),
  /** `reason`: one of `bringBackReasons`, or words. */
  v.object({ outcome: v.literal('not-delivered'), reason: line(200) }),
]);

export type RiderOrder = v.InferOutput<typeof RiderOrderSchema>;
export type RiderReport = v.InferOutput<typeof RiderReportSchema>;
