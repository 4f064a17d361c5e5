import type { Shop } from '@burger/shared/contracts';
import { dishMinutes } from '@burger/shared/hours/kitchen-plan';
import type { KitchenHealth } from '@burger/shared/kitchen';
import { timesInUse, type Learned } from '../shop/learned';

const inTenths = (minutes: number): number => Math.round(minutes * 10) / 10;

/** Returns fixed and learned minutes side by side; undefined for a restaurant without stations. */
export function learnedHealth(
  { rules: { kitchen }, dishes }: Pick<Shop, 'rules' | 'dishes'>,
  learned: Learned | null,
): KitchenHealth['times'] {
  if (!kitchen) return undefined;
  const { cooked = 0, ridden = 0, leftOut = 0 } = learned ?? {};
  const used = timesInUse(learned, kitchen, dishes);
  const cooks = cooked >= (kitchen.learn?.afterOrders ?? Infinity);
  const cooking = kitchen.stations.flatMap((station) =>
    dishes.flatMap((dish) => {
      const fixed = dishMinutes(station, dish);
      const found = learned?.dishes.find((one) => one.id === dish.id && one.station === station.id);
      if (!found || fixed === 0) return [];
      const { orders, calm, busy } = found;
      return {
        ...{ dish: dish.name, station: station.name, orders, fixed },
        ...{ calm: inTenths(calm), busy: inTenths(busy) },
        used: cooks ? (used?.work[dish.id]?.[station.id] ?? fixed) : null,
      };
    }),
  );
  const riding = (learned?.rides ?? []).map(({ km, hour, orders, minutes }) => ({
    ...{ km, hour, orders, minutes: inTenths(minutes) },
    used: used?.rides[km]?.[hour] ?? null,
  }));
  return {
    ...{ cooked, ridden, leftOut, wayMinutes: kitchen.wayMinutes, riding },
    afterOrders: kitchen.learn?.afterOrders ?? null,
    cooking: cooking.sort((one, other) => other.orders - one.orders),
  };
}
