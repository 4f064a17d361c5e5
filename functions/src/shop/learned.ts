import type { Dish, KitchenRules, LearnedTimes } from '@burger/shared/contracts';
import { rideBands } from '@burger/shared/hours/learned-times';
import { dishMinutes, type Work } from '@burger/shared/hours/kitchen-plan';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';

const orders = v.pipe(v.number(), v.integer(), v.minValue(0));

const LearnedSchema = v.object({
  at: v.string(),
  /** Orders from which the minutes at the stations are learned. */
  cooked: orders,
  /** Orders from which the rides are learned. */
  ridden: orders,
  /** Finished orders with missing or impossible times. */
  leftOut: orders,
  /** Minutes of a dish at a station, while few and while many dishes wait there. `orders` decided about them. */
  dishes: v.array(
    v.object({ id: v.number(), station: v.string(), orders, calm: v.number(), busy: v.number() }),
  ),
  /** Minutes of a ride by the bands of distance and hour. */
  rides: v.array(v.object({ km: orders, hour: orders, orders, minutes: v.number() })),
});

/** Minutes learned from finished orders, without any customer's data. */
export type Learned = v.InferOutput<typeof LearnedSchema>;

export interface LearnedStore {
  read(): Promise<Learned | null>;
  save(learned: Learned): Promise<void>;
}

/** Stores what was learned in the document `shop/learned`. */
export function firestoreLearned(firestore: Firestore): LearnedStore {
  const document = firestore.doc('shop/learned');
  return {
    async read() {
      const found = v.safeParse(LearnedSchema, (await document.get()).data());
      return found.success ? found.output : null;
    },
    save: async (learned) => void (await document.set(learned)),
  };
}

type Bounds = Omit<NonNullable<KitchenRules['learn']>, 'afterOrders'>;

/** Returns learned minutes within the owner's bounds of the fixed ones, in steps of 1 / `parts` minutes. */
export function withinBounds(
  minutes: number,
  fixed: number,
  { atLeast, atMost }: Bounds,
  parts: number,
): number {
  const least = Math.ceil(fixed * atLeast * parts);
  const most = Math.floor(fixed * atMost * parts);
  return Math.min(most, Math.max(least, Math.round(minutes * parts))) / parts;
}

// Sums of quarters are exact, so planned minutes add up to whole capacities.
const partsOfMinute = 4;

/** Returns a value for each band of distances or hours. */
export const eachBand = <Value>(bounds: readonly number[], of: (band: number) => Value): Value[] =>
  Array.from({ length: bounds.length + 1 }, (_, band) => of(band));

/**
 * Returns the learned minutes that promises use, undefined if the owner uses none or there are too few orders.
 * A promise depends on a dish's minutes only while others wait for its station, so these are the busy ones.
 */
export function timesInUse(
  learned: Learned | null,
  { learn, stations, wayMinutes }: KitchenRules,
  dishes: readonly Pick<Dish, 'id' | 'work' | 'category'>[],
): LearnedTimes | undefined {
  if (!learned || !learn) return undefined;
  const [cooks, rides] = [learned.cooked, learned.ridden].map(
    (count) => count >= learn.afterOrders,
  );
  if (!cooks && !rides) return undefined;
  const busy = new Map(learned.dishes.map((one) => [`${one.id} ${one.station}`, one.busy]));
  const workOf = (dish: (typeof dishes)[number]): [number, Work][] => {
    const own = stations
      .map((station) => ({ id: station.id, fixed: dishMinutes(station, dish) }))
      .filter(({ fixed }) => fixed > 0)
      .map(({ id, fixed }) => {
        const minutes = busy.get(`${dish.id} ${id}`) ?? fixed;
        return { id, fixed, used: withinBounds(minutes, fixed, learn, partsOfMinute) };
      });
    if (own.every(({ fixed, used }) => fixed === used)) return [];
    return [[dish.id, Object.fromEntries(own.map(({ id, used }) => [id, used]))]];
  };
  const rideOf = (km: number, hour: number) => {
    const found = learned.rides.find((one) => one.km === km && one.hour === hour);
    return withinBounds(found?.minutes ?? wayMinutes, wayMinutes, learn, 1);
  };
  return {
    work: Object.fromEntries(cooks ? dishes.flatMap(workOf) : []),
    rides: rides
      ? eachBand(rideBands.km, (km) => eachBand(rideBands.hours, (hour) => rideOf(km, hour)))
      : [],
  };
}
