import * as v from 'valibot';

export const CoordinatesSchema = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/**
 * Where the customer is. `coordinates` and `locality` keep their last good values while a new lookup runs;
 * `message` is the text to show when the last lookup failed.
 */
export const LocationSchema = v.object({
  status: v.picklist(['idle', 'looking', 'known', 'failed']),
  coordinates: v.nullable(CoordinatesSchema),
  locality: v.nullable(v.string()),
  message: v.nullable(v.string()),
});

/** `menu` is the quick, coarse lookup of the bar; `checkout` the careful one that the delivery fee needs. */
export const LookupPurposeSchema = v.picklist(['menu', 'checkout']);

export type Coordinates = v.InferOutput<typeof CoordinatesSchema>;
export type CustomerLocation = v.InferOutput<typeof LocationSchema>;
export type LookupPurpose = v.InferOutput<typeof LookupPurposeSchema>;
