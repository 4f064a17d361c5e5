import * as v from 'valibot';
import { SoldOutThingSchema, TodaySchema, VersionSchema } from '../contracts/shop';

/* The shop as the counter changes it: what is different today, and what the owner publishes. */

/** Body of `POST /api/kitchen/today`: exactly one change of what is different today. Answers `{today}`. */
export const TodayRequestSchema = v.variant('kind', [
  v.object({ kind: v.literal('sold-out'), thing: SoldOutThingSchema }),
  v.object({ kind: v.literal('back'), what: SoldOutThingSchema.entries.what }),
  v.object({ kind: v.literal('busy'), extraMinutes: TodaySchema.entries.extraMinutes }),
  v.object({ kind: v.literal('pause'), until: v.nullable(v.pipe(v.string(), v.isoTimestamp())) }),
  v.object({ kind: v.literal('go-on') }),
  v.object({
    kind: v.literal('closed-day'),
    day: v.pipe(v.string(), v.isoDate()),
    closed: v.boolean(),
  }),
]);

/** Answer of `GET /api/kitchen/menu` (owner): the current document whole, and the versions there are, newest first. */
export const KitchenMenuSchema = v.object({
  version: VersionSchema,
  published: v.unknown(),
  versions: v.array(v.object({ version: VersionSchema, at: v.string(), by: v.string() })),
});

/** Body of `POST /api/kitchen/menu` (owner): publishes a document, or goes back to a version. Answers `{version}`. */
export const PublishRequestSchema = v.union([
  v.object({ published: v.unknown(), basedOn: VersionSchema }),
  v.object({ back: VersionSchema }),
]);

export type TodayRequest = v.InferOutput<typeof TodayRequestSchema>;
export type KitchenMenu = v.InferOutput<typeof KitchenMenuSchema>;
