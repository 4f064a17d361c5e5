import * as v from 'valibot';

const IsoSchema = v.pipe(v.string(), v.isoTimestamp());

/** Response of `GET /api/slots`: free places by start of the slot, for slots that have orders. */
export const SlotsAnswerSchema = v.object({
  now: IsoSchema,
  slots: v.array(v.object({ slot: IsoSchema, left: v.pipe(v.number(), v.integer()) })),
});

/** Sent with the errors `slot-full` and `slot-refused`: the next free slot, or null. */
export const NextSlotSchema = v.object({ next: v.nullable(IsoSchema) });

export type SlotsAnswer = v.InferOutput<typeof SlotsAnswerSchema>;
