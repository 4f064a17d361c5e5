import type { Dish, OptionGroup, Menu, Shop, SoldOutThing, Today } from '../contracts/shop';
import { soldOutDish } from './sold-out-dish';

/** Returns the shop's values of a day without changes, for when only the menu is known. */
export const ordinaryDay = (version: string): Today => ({
  version,
  revision: 0,
  soldOut: [],
  paused: null,
  extraMinutes: 0,
  closedDays: [],
});

const isPast = (until: string | null, at: number): boolean =>
  until !== null && Date.parse(until) <= at;

const stillSoldOut = (things: readonly SoldOutThing[], at: number): Map<unknown, SoldOutThing> =>
  new Map(things.filter(({ until }) => !isPast(until, at)).map((thing) => [thing.what, thing]));

/** Returns the shop at a moment (ms): the menu with the values of the day, outdated if the day has another menu. */
export function shopNow(menu: Menu, today: Today, at: number): Shop {
  const soldOut = stillSoldOut(today.soldOut, at);
  const groups = new Map(
    menu.groups.map((group): [string, OptionGroup] => [
      group.id,
      {
        ...group,
        choices: group.choices.map((choice) => {
          const gone = soldOut.get(`${group.id}/${choice.id}`);
          if (!gone || !choice.isAvailable) return choice;
          return { ...choice, isAvailable: false, soldOut: { until: gone.until } };
        }),
      },
    ]),
  );
  const dishes = menu.dishes.map((dish): Dish => {
    const own = dish.groups.flatMap((id) => groups.get(id) ?? []);
    const gone = soldOutDish(soldOut.get(dish.id), own);
    return { ...dish, groups: own, ...(gone && { soldOut: { until: gone.until } }) };
  });
  const { categories, featured, suggestions, rules } = menu;
  const { revision, paused, extraMinutes, closedDays } = today;
  return {
    version: menu.version,
    ...(today.version !== menu.version && { isOutdated: true }),
    revision,
    paused: paused && isPast(paused.until, at) ? null : paused,
    extraMinutes,
    closedDays,
    categories,
    dishes,
    featured,
    suggestions,
    rules,
  };
}
