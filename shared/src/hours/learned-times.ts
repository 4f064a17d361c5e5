import type { Dish } from '../contracts/shop';
import type { LearnedTimes } from '../contracts/slots';
import { restaurant } from '../restaurant/restaurant';
import { wallClock } from './clock-time';

/** Rides are learned by distance and by hour: each band begins at its bound, the first one at 0. */
export const rideBands = { km: [2, 4, 6, 8], hours: [12, 15, 18, 21] } as const;

/** Returns the band of a distance or hour: the number of bounds that it has reached. */
const bandOf = (bounds: readonly number[], value: number): number =>
  bounds.filter((bound) => value >= bound).length;

/** Returns the bands of a ride over `km`, for an order that is placed or wanted at a moment (ms). */
export const rideBand = (km: number, at: number): { km: number; hour: number } => ({
  km: bandOf(rideBands.km, km),
  hour: bandOf(rideBands.hours, wallClock(new Date(at), restaurant.timeZone).minutes / 60),
});

/** A ride to a customer: its distance, if known, and the learned minutes, if the restaurant uses them. */
export interface Ride {
  km: number | null;
  learned?: LearnedTimes | undefined;
}

/**
 * Returns the learned minutes of a ride for an order that is placed or wanted at a moment (ms); undefined if
 * there are none.
 */
export function rideMinutes({ km, learned }: Ride, at: number): number | undefined {
  if (km === null) return undefined;
  const band = rideBand(km, at);
  return learned?.rides[band.km]?.[band.hour];
}

/** Returns the dishes with their learned minutes of work, and the others as they are. */
export const withLearnedWork = <Of extends Dish>(
  dishes: readonly Of[],
  learned: LearnedTimes | undefined,
): Of[] =>
  dishes.map((dish) => {
    const work = learned?.work[dish.id];
    return work ? { ...dish, work } : dish;
  });
