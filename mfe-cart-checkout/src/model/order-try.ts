import { IdempotencyKeySchema } from '@burger/shared/contracts';
import * as v from 'valibot';

/** The try to place an order that has not been answered with an order yet. */
export const OrderTrySchema = v.object({
  uid: v.string(),
  key: IdempotencyKeySchema,
  /** When the button was first pressed, in ms since epoch on this device's clock. */
  pressedAt: v.number(),
  /** Whether a request went out whose answer never came. */
  unanswered: v.boolean(),
});

export type OrderTry = v.InferOutput<typeof OrderTrySchema>;
