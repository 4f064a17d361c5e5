import * as v from 'valibot';
import { line } from '../contracts/text';
import { PressSchema } from './kitchen-order';

/* Closing of a business day: cash is counted and the sums are frozen. Amounts in paise. */

const amount = v.pipe(v.number(), v.safeInteger());
const counted = v.pipe(amount, v.minValue(0), v.maxValue(10_000_000_000));
/** Cash of a courier; negative if the drawer paid them what they had returned to customers. */
const handedIn = v.pipe(amount, v.minValue(-10_000_000_000), v.maxValue(10_000_000_000));
const date = v.pipe(v.string(), v.isoDate());

const AmountsByMethodSchema = v.object({ cash: v.number(), upi: v.number(), online: v.number() });

export const DaySumsSchema = v.object({
  ...AmountsByMethodSchema.entries,
  promised: v.number(),
  delivered: v.number(),
  cancelled: v.number(),
  sales: v.number(),
  givenBack: v.number(),
  fees: v.number(),
});

const RiderCashSchema = v.object({ name: v.string(), expected: v.number(), handedIn: v.number() });

/** A correction of the counted cash after closing: amount found (negative: missing), by whom, and why. */
const TillCorrectionSchema = v.object({
  at: v.string(),
  by: v.string(),
  amount: v.number(),
  reason: v.string(),
});

/** An order that changed the sums of a closed day: difference by payment method, and status changes. */
const ChangedSinceSchema = v.object({
  ...AmountsByMethodSchema.entries,
  key: v.string(),
  orderId: v.string(),
  steps: v.array(v.object({ at: v.string(), by: v.string(), reason: v.string() })),
});

export const ClosedDaySchema = v.object({
  closedAt: v.string(),
  by: v.string(),
  sums: DaySumsSchema,
  /** Cash in the drawer before the first order, and counted at the end, in paise. */
  float: v.number(),
  counted: v.number(),
  riders: v.array(RiderCashSchema),
  /** `counted` minus `float` and minus the cash in `sums`. */
  difference: v.number(),
  /** Reason for the difference, required unless `difference` is zero. */
  reason: v.string(),
  corrections: v.array(TillCorrectionSchema),
  changed: v.array(ChangedSinceSchema),
});

/** Body of `POST /api/kitchen/day/close`. 200 `{day}`; 409 `{error, day}` if it is closed or changed. */
export const CloseDayRequestSchema = v.object({
  date,
  float: counted,
  counted,
  /** An entry for each courier who holds cash of the day. */
  riders: v.pipe(v.array(v.object({ name: v.string(), handedIn })), v.maxLength(500)),
  reason: line(200),
  /** Sums displayed to the person who closes the day. If outdated, the day must be reviewed first. */
  seen: v.object({ cash: amount, open: amount }),
  press: PressSchema,
});

/** Body of `POST /api/kitchen/day/correct`: corrects the counted cash of a closed day. Responds `{day}`. */
export const CorrectDayRequestSchema = v.object({
  date,
  amount: v.pipe(
    amount,
    v.minValue(-10_000_000_000),
    v.maxValue(10_000_000_000),
    v.check((paise) => paise !== 0, 'How much more or less it is'),
  ),
  reason: v.pipe(line(200), v.minLength(1, 'Say why')),
  press: PressSchema,
});

export type DaySums = v.InferOutput<typeof DaySumsSchema>;
export type ClosedDay = v.InferOutput<typeof ClosedDaySchema>;
export type CloseDayRequest = v.InferOutput<typeof CloseDayRequestSchema>;
export type CorrectDayRequest = v.InferOutput<typeof CorrectDayRequestSchema>;
