import * as v from 'valibot';
import { line } from '../contracts/text';
import { PressSchema } from './kitchen-order';

/* The day as it is closed: counted, signed, and from then on as it was. Amounts in paise. */

const amount = v.pipe(v.number(), v.safeInteger());
const counted = v.pipe(amount, v.minValue(0), v.maxValue(10_000_000_000));
const date = v.pipe(v.string(), v.isoDate());

/** What was taken, by the way it was paid. */
const WaysSchema = v.object({ cash: v.number(), upi: v.number(), online: v.number() });

/** What a day came to when it was closed. */
export const DaySumsSchema = v.object({
  ...WaysSchema.entries,
  promised: v.number(),
  delivered: v.number(),
  cancelled: v.number(),
  sales: v.number(),
  givenBack: v.number(),
  fees: v.number(),
});

const RiderCashSchema = v.object({ name: v.string(), expected: v.number(), handedIn: v.number() });

/** Who put something right of the till after the day was closed: so much more was found, or less. */
const TillCorrectionSchema = v.object({
  at: v.string(),
  by: v.string(),
  amount: v.number(),
  reason: v.string(),
});

/** An order by which the day comes to something else than when it was closed: so much more of each way, and its steps since. */
const ChangedSinceSchema = v.object({
  ...WaysSchema.entries,
  key: v.string(),
  orderId: v.string(),
  steps: v.array(v.object({ at: v.string(), by: v.string(), reason: v.string() })),
});

export const ClosedDaySchema = v.object({
  closedAt: v.string(),
  by: v.string(),
  sums: DaySumsSchema,
  /** Cash that lay there before the first order, and that was there at the end. */
  float: v.number(),
  counted: v.number(),
  riders: v.array(RiderCashSchema),
  /** What was there beside what had to be: `counted` less `float` and the cash of `sums`. */
  difference: v.number(),
  /** Why it is not zero. */
  reason: v.string(),
  corrections: v.array(TillCorrectionSchema),
  changed: v.array(ChangedSinceSchema),
});

/** Body of `POST /api/kitchen/day/close`. Answers `{day}`; 409 with `{error, day}` where it was closed, or is another by now. */
export const CloseDayRequestSchema = v.object({
  date,
  float: counted,
  counted,
  /** Of each rider who has cash of the day. */
  riders: v.pipe(v.array(v.object({ name: v.string(), handedIn: counted })), v.maxLength(500)),
  reason: line(200),
  /** What the day came to as who closes it saw it: where that is no longer so, it is looked at first. */
  seen: v.object({ cash: amount, open: amount }),
  press: PressSchema,
});

/** Body of `POST /api/kitchen/day/correct`: more cash, or less, than was counted of a closed day. Answers `{day}`. */
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
