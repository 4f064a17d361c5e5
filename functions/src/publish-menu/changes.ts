interface Saying<Item> {
  idOf: (item: Item) => unknown;
  added: (item: Item) => string;
  removed: (item: Item) => string;
  changed: (before: Item, after: Item) => string[];
  moved?: string;
}

/** What is different between two lists, in words: what came, what went, what changed, and whether the order did. */
export function changedList<Item>(
  before: readonly Item[],
  after: readonly Item[],
  { idOf, added, removed, changed, moved }: Saying<Item>,
): string[] {
  const old = new Map(before.map((item) => [idOf(item), item]));
  const now = new Map(after.map((item) => [idOf(item), item]));
  const stayed = (ids: Iterable<unknown>, other: Map<unknown, Item>) =>
    [...ids].filter((id) => other.has(id)).join();
  const isMoved = stayed(old.keys(), now) !== stayed(now.keys(), old);
  return [
    ...after.flatMap((item) => {
      const was = old.get(idOf(item));
      return was === undefined ? [added(item)] : changed(was, item);
    }),
    ...before.filter((item) => !now.has(idOf(item))).map(removed),
    ...(isMoved && moved ? [moved] : []),
  ];
}

/** `₹49`, or `₹49.50`, of paise. */
export const rupees = (paise: number): string =>
  `₹${paise % 100 === 0 ? paise / 100 : (paise / 100).toFixed(2)}`;

export const fromTo = (about: string, before: unknown, after: unknown): string[] =>
  before === after ? [] : [`${about}${String(before)} → ${String(after)}`];

export const whereOther = (before: unknown, after: unknown, sentence: string): string[] =>
  JSON.stringify(before) === JSON.stringify(after) ? [] : [sentence];

export const listed = (items: readonly string[] = []): string => items.join(', ') || 'none';
