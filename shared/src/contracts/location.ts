import * as v from 'valibot';

export const CoordinatesSchema = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** Why a lookup failed; each reader has words of its own for it (spec.md §8). */
export const locationProblems = [
  'unsupported',
  'denied',
  'unavailable',
  'timeout',
  'unknown',
  'imprecise',
  'exhausted',
  'service-unavailable',
  'service-busy',
] as const;

/** Where the customer is. A new lookup and a `problem` leave the last good `coordinates` and `locality`. */
export const LocationSchema = v.object({
  status: v.picklist(['idle', 'looking', 'known', 'failed']),
  coordinates: v.nullable(CoordinatesSchema),
  locality: v.nullable(v.string()),
  problem: v.nullable(v.picklist(locationProblems)),
});

/** `menu` is the quick, coarse lookup of the bar; `checkout` the careful one that the delivery fee needs. */
export const LookupPurposeSchema = v.picklist(['menu', 'checkout']);

export type LocationProblem = (typeof locationProblems)[number];
export type Coordinates = v.InferOutput<typeof CoordinatesSchema>;
export type CustomerLocation = v.InferOutput<typeof LocationSchema>;
export type LookupPurpose = v.InferOutput<typeof LookupPurposeSchema>;
