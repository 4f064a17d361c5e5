import * as v from 'valibot';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

/** Latitude and longitude. */
const PointSchema = v.tuple([
  v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
]);
const area = v.pipe(v.array(PointSchema), v.minLength(3));

const NamedAreaSchema = v.strictObject({
  name: v.exactOptional(name),
  /** Where its name begins; without, it stands in the middle. */
  label: v.exactOptional(PointSchema),
  area,
});

/** `map.json`: what is drawn around the restaurant, which stands in the middle. All but the first may be left empty. */
export const PlaceMapSchema = v.strictObject({
  /** How many metres the drawing is wide. */
  across: v.pipe(v.number(), v.minValue(100), v.maxValue(20_000)),
  roads: v.array(
    v.strictObject({
      name: v.exactOptional(name),
      main: v.exactOptional(v.boolean()),
      path: v.pipe(v.array(PointSchema), v.minLength(2)),
    }),
  ),
  parks: v.array(NamedAreaSchema),
  water: v.array(NamedAreaSchema),
  buildings: v.array(area),
  /** What people know the corner by. */
  places: v.array(v.strictObject({ name, at: PointSchema })),
});

/** `<language>/map.json`: the names on the map, by those in English. */
export const PlaceMapWordsSchema = v.record(name, name);

export type PlaceMap = v.InferOutput<typeof PlaceMapSchema>;
export type MapPoint = v.InferOutput<typeof PointSchema>;
