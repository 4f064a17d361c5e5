import * as v from 'valibot';

export const CoordinatesSchema = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** Why finding the customer's location failed. Each page that shows it has its own message (spec.md §8). */
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

/** The customer's location. A new lookup or a `problem` keeps the last known `coordinates` and `locality`. */
export const LocationSchema = v.object({
  status: v.picklist(['idle', 'looking', 'known', 'failed']),
  coordinates: v.nullable(CoordinatesSchema),
  locality: v.nullable(v.string()),
  problem: v.nullable(v.picklist(locationProblems)),
});

/** `menu`: the fast, coarse lookup of the location bar. `checkout`: the precise one that the delivery fee needs. */
export const LookupPurposeSchema = v.picklist(['menu', 'checkout']);

export type LocationProblem = (typeof locationProblems)[number];
export type Coordinates = v.InferOutput<typeof CoordinatesSchema>;
export type CustomerLocation = v.InferOutput<typeof LocationSchema>;
export type LookupPurpose = v.InferOutput<typeof LookupPurposeSchema>;
