import * as v from 'valibot';

/* Comparison of two weeks by delivered orders. Amounts in paise. */

const minutes = v.nullable(v.number());

const WeekSchema = v.object({
  /** First and last business day of the week. */
  from: v.string(),
  to: v.string(),
  days: v.array(
    v.object({
      date: v.string(),
      orders: v.number(),
      sales: v.number(),
      /** Average minutes until acceptance and delivery; null without orders. */
      toAccept: minutes,
      toDeliver: minutes,
    }),
  ),
  /** Hours with deliveries, in the order of a business day: from 4 to 3. */
  hours: v.array(v.object({ hour: v.number(), orders: v.number(), sales: v.number() })),
});

/** Response of `GET /api/kitchen/weeks?to=2026-11-22`: seven days up to that date, and seven before. */
export const WeeksSchema = v.object({
  now: WeekSchema,
  before: WeekSchema,
  /** Dishes most often ordered together, in both weeks. */
  pairs: v.array(v.object({ dishes: v.tuple([v.string(), v.string()]), orders: v.number() })),
});

export type Week = v.InferOutput<typeof WeekSchema>;
export type Weeks = v.InferOutput<typeof WeeksSchema>;
