import type { Menu, SoldOutThing, Today } from '@burger/shared/contracts';
import type { TodayRequest } from '@burger/shared/kitchen';
import { dayOf } from '@burger/shared/hours';
import { matchesText } from '@burger/shared/platform/text-search';
import type { Answer } from '../api';

type What = SoldOutThing['what'];

/**
 * What can sell out: a dish, or an option in all its groups, because a missing ingredient affects all of
 * them.
 */
export interface Thing {
  id: string;
  name: string;
  whats: readonly What[];
  /** Names of the groups that have the option; empty for a dish. */
  groups: readonly string[];
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

function choicesOf({ groups }: Menu): Thing[] {
  const found = new Map<string, Thing>();
  for (const group of groups) {
    for (const { id, name } of group.choices) {
      const before = found.get(id);
      found.set(id, {
        id: `choice-${id}`,
        name: before?.name ?? name,
        whats: [...(before?.whats ?? []), `${group.id}/${id}`],
        groups: unique([...(before?.groups ?? []), group.name]),
      });
    }
  }
  return [...found.values()];
}

/** Returns every dish and option that can sell out, dishes first, without out-of-season dishes. */
export const thingsOf = (menu: Menu): Thing[] => [
  ...menu.dishes
    .filter(({ isAvailable }) => isAvailable)
    .map(({ id, name }) => ({ id: `dish-${id}`, name, whats: [id], groups: [] })),
  ...choicesOf(menu),
];

/** Returns the dishes and options whose name contains every typed word; none for empty text. */
export function searchThings(things: readonly Thing[], typed: string): Thing[] {
  if (!typed.trim()) return [];
  return things.filter(({ name }) => matchesText(typed, name));
}

/**
 * A sold-out dish or option, its end (ms; null until restored), and whether only some of its groups are
 * affected.
 */
export interface Off {
  thing: Thing;
  until: number | null;
  partly: boolean;
}

const isOver = (until: string | null, now: number) => until !== null && Date.parse(until) <= now;

/**
 * Returns what is sold out at a moment (ms). Items no longer on the menu are listed by id, so that they can
 * be restored.
 */
export function offNow(
  things: readonly Thing[],
  soldOut: readonly SoldOutThing[],
  now: number,
): Off[] {
  const off = new Map<What, SoldOutThing>();
  for (const one of soldOut) if (!isOver(one.until, now)) off.set(one.what, one);
  const known = things.flatMap((thing): Off[] => {
    const marked = thing.whats.flatMap((what) => off.get(what) ?? []);
    for (const { what } of marked) off.delete(what);
    const [first] = marked;
    if (!first) return [];
    const until = first.until === null ? null : Date.parse(first.until);
    return [{ thing, until, partly: marked.length < thing.whats.length }];
  });
  const unknown = [...off.values()].map(({ what, until }) => ({
    thing: { id: `gone-${what}`, name: String(what), whats: [what], groups: [] },
    until: until === null ? null : Date.parse(until),
    partly: false,
  }));
  return [...known, ...unknown];
}

const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Returns the end of the restaurant's day (ms), in steps of a quarter of an hour. */
export function endOfDay(now: number): number {
  const today = dayOf(new Date(now));
  let at = Math.floor(now / quarterMs) * quarterMs;
  do at += quarterMs;
  while (dayOf(new Date(at)) === today);
  return at;
}

/** Returns the next moment (ms) with a local time such as 18:30; null for invalid text. */
export function nextTime(time: string, now: number): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (!hours || !minutes) return null;
  const sinceMidnight = (Number(hours) * 60 + Number(minutes)) * 60_000;
  const today = endOfDay(now) - dayMs + sinceMidnight;
  return today > now ? today : today + dayMs;
}

export const isoOf = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

type ChangeToday = (request: TodayRequest) => Promise<Answer<Today>>;

/**
 * Sends the changes one by one, because the API accepts one at a time. A failed one stays visible in the list
 * and can be repeated.
 */
async function each(
  thing: Thing,
  change: ChangeToday,
  request: (what: Thing['whats'][number]) => TodayRequest,
): Promise<Answer<Today> | null> {
  let last: Answer<Today> | null = null;
  for (const what of thing.whats) {
    last = await change(request(what));
    if (last.kind !== 'ok') return last;
  }
  return last;
}

export const takeOff = (thing: Thing, until: number | null, change: ChangeToday) =>
  each(thing, change, (what) => ({
    kind: 'sold-out',
    thing: { what, until: isoOf(until) },
  }));

export const putBack = (thing: Thing, change: ChangeToday) =>
  each(thing, change, (what) => ({ kind: 'back', what }));
