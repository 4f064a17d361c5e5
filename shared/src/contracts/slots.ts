import * as v from 'valibot';

const IsoSchema = v.pipe(v.string(), v.isoTimestamp());

/** Minutes learned from finished orders, in use instead of the fixed ones. */
const LearnedTimesSchema = v.object({
  /** Minutes of work of dishes, by dish id and station id. */
  work: v.record(v.string(), v.record(v.string(), v.number())),
  /** Minutes of a ride by distance, and within by hour (`rideBands`); empty if the fixed ones are used. */
  rides: v.array(v.array(v.number())),
});

/** Response of `GET /api/slots`: free places by start of the slot, for slots that have orders. */
export const SlotsAnswerSchema = v.object({
  now: IsoSchema,
  slots: v.array(v.object({ slot: IsoSchema, left: v.pipe(v.number(), v.integer()) })),
  /** The kitchen's used minutes per station, by the start of a quarter of an hour; only with stations. */
  load: v.exactOptional(v.record(IsoSchema, v.record(v.string(), v.number()))),
  /** Only with stations, and if the owner uses learned times. */
  learned: v.exactOptional(LearnedTimesSchema),
});

/**
 * Sent with the errors `slot-full` and `slot-refused`: the next free slot, or null; and when the kitchen can
 * have the order ready, if it has stations.
 */
export const NextSlotSchema = v.object({
  next: v.nullable(IsoSchema),
  readyAt: v.exactOptional(IsoSchema),
});

export type LearnedTimes = v.InferOutput<typeof LearnedTimesSchema>;
export type SlotsAnswer = v.InferOutput<typeof SlotsAnswerSchema>;
