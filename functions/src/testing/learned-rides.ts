import type { Learned } from '../shop/learned';

/** Rules under which learned minutes are used once they come from twenty orders. */
export const learn = { afterOrders: 20, atLeast: 0.25, atMost: 2 };

const bands = [0, 1, 2, 3, 4];

/** Returns learned times by which a ride takes `minutes`, at each distance and hour. */
export const learnedRides = (minutes: number): Learned => ({
  at: '',
  cooked: 0,
  ridden: 20,
  leftOut: 0,
  dishes: [],
  rides: bands.flatMap((km) => bands.map((hour) => ({ km, hour, minutes, orders: 9 }))),
});
