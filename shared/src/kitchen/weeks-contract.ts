import * as v from 'valibot';

/* Two weeks side by side, of what was handed over. Amounts in paise. */

const minutes = v.nullable(v.number());

const WeekSchema = v.object({
  /** Its first and its last day in the books. */
  from: v.string(),
  to: v.string(),
  days: v.array(
    v.object({
      date: v.string(),
      orders: v.number(),
      sales: v.number(),
      /** Average minutes; null where nobody waited. */
      toAccept: minutes,
      toDeliver: minutes,
    }),
  ),
  /** Hours of the clock in which anything was handed over, in the order of a day of the books: from 4 to 3. */
  hours: v.array(v.object({ hour: v.number(), orders: v.number(), sales: v.number() })),
});

/** Answer of `GET /api/kitchen/weeks?to=2026-11-22`: the seven days to that one, and the seven before. */
export const WeeksSchema = v.object({
  now: WeekSchema,
  before: WeekSchema,
  /** Dishes that were most often in one order, in both weeks. */
  pairs: v.array(v.object({ dishes: v.tuple([v.string(), v.string()]), orders: v.number() })),
});

export type Week = v.InferOutput<typeof WeekSchema>;
export type Weeks = v.InferOutput<typeof WeeksSchema>;
