import * as v from 'valibot';

const IsoSchema = v.pipe(v.string(), v.isoTimestamp());

/** Answer of `GET /api/slots`: how many places are left where orders lie already, by the start of the slot. */
export const SlotsAnswerSchema = v.object({
  now: IsoSchema,
  slots: v.array(v.object({ slot: IsoSchema, left: v.pipe(v.number(), v.integer()) })),
});

/** Beside the refusals `slot-full` and `slot-refused`: the first time that can still be chosen, null where there is none. */
export const NextSlotSchema = v.object({ next: v.nullable(IsoSchema) });

export type SlotsAnswer = v.InferOutput<typeof SlotsAnswerSchema>;
