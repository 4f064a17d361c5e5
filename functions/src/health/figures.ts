import type { Shop } from '@burger/shared/contracts';
import { type Part, parts } from '@burger/shared/contracts/visit-schema';
import { type VitalName, vitalNames } from '@burger/shared/contracts/visit';
import { dishMinutes } from '@burger/shared/hours/kitchen-plan';
import type { KitchenHealth } from '@burger/shared/kitchen';
import {
  type Counts,
  numberAt,
  sumOf,
  type Counters,
  threeQuarters,
  within,
} from '../vitals/counters';
import { countsOf } from '../vitals/visits';
import { timesInUse, type Learned } from '../shop/learned';

export type MeasuredVitals = Record<VitalName, number | null>;

export interface VersionVisits {
  part: Part;
  version: string;
  visits: number;
  failed: number;
}

const fewestVisits = 30;
const fewestFailed = 5;
// Lower failure rates are treated as this one, because differences between them are chance.
const usualAtLeast = 0.01;

const rateOf = ({ visits, failed }: Pick<VersionVisits, 'visits' | 'failed'>): number =>
  visits === 0 ? 0 : failed / visits;

export function failsTwiceAsOften(
  version: VersionVisits,
  others: readonly VersionVisits[],
): boolean {
  if (version.visits < fewestVisits || version.failed < fewestFailed) return false;
  const visits = others.reduce((sum, one) => sum + one.visits, 0);
  const failed = others.reduce((sum, one) => sum + one.failed, 0);
  const usual = visits < fewestVisits ? 0 : rateOf({ visits, failed });
  return rateOf(version) >= 2 * Math.max(usual, usualAtLeast);
}

export const visitsOf = (part: Part, counts: Counts): VersionVisits[] =>
  Object.keys(within(counts, 'versions')).map((version) => {
    const own = within(within(counts, 'versions'), version);
    return { part, version, visits: numberAt(own, 'visits'), failed: numberAt(own, 'failed') };
  });

export const measured = (counts: Counts): MeasuredVitals =>
  Object.fromEntries(
    vitalNames.map((vital) => [vital, threeQuarters(vital, within(counts, vital))]),
  ) as MeasuredVitals;

const dayMs = 24 * 60 * 60_000;

/** Returns the last `many` dates up to `day`, latest first: `2026-11-23`, `2026-11-22`… */
export const lastDays = (day: string, many: number): string[] =>
  Array.from({ length: many }, (_none, back) =>
    new Date(Date.parse(day) - back * dayMs).toISOString().slice(0, 10),
  );

export async function readDays(
  counters: Counters,
  days: readonly string[],
): Promise<Record<Part | 'orders' | 'services', Counts>> {
  const all = [...parts, 'orders', 'services'] as const;
  const names = days.flatMap((day) => all.map((part) => countsOf(day, part)));
  const found = await counters.read(names);
  return Object.fromEntries(
    all.map((part, at) => [
      part,
      days.reduce<Counts>((sum, _day, back) => sumOf(sum, found[back * all.length + at] ?? {}), {}),
    ]),
  ) as Record<Part | 'orders' | 'services', Counts>;
}

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
