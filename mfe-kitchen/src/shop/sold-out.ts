import type { Menu, SoldOutThing } from '@burger/shared/contracts';
import { matchesText } from '@burger/shared/text-search';

export type What = SoldOutThing['what'];

/** A dish, or a choice wherever it is offered: an ingredient that is gone is gone in all groups. */
export interface Thing {
  id: string;
  name: string;
  /** All that is marked with it. */
  whats: readonly What[];
  /** Names of the groups of a choice; none for a dish. */
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

/** Everything that can be sold out, the dishes first. What is out of season cannot. */
export const thingsOf = (menu: Menu): Thing[] => [
  ...menu.dishes
    .filter(({ isAvailable }) => isAvailable)
    .map(({ id, name }) => ({ id: `dish-${id}`, name, whats: [id], groups: [] })),
  ...choicesOf(menu),
];

/** The things whose name holds every word that was typed; none where nothing was. */
export function searchThings(things: readonly Thing[], typed: string): Thing[] {
  if (!typed.trim()) return [];
  return things.filter(({ name }) => matchesText(typed, name));
}

/** A thing that is off, until when (ms; null: until it is put back), and whether in only a part of its groups. */
export interface Off {
  thing: Thing;
  until: number | null;
  partly: boolean;
}

const isOver = (until: string | null, now: number) => until !== null && Date.parse(until) <= now;

/** What is off at a moment (ms). What the menu no longer has is listed by its id, so that it can be put back. */
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
