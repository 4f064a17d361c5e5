/** Seeded random numbers: the same seed and name give the same sequence, independent of other users. */
export interface Random {
  /** Returns a number from 0 to below 1. */
  next(): number;
  chance(share: number): boolean;
  /** Returns an integer from `least` to `most`, inclusive. */
  whole(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Returns this many of the items in random sequence. */
  some<Item>(items: readonly Item[], many: number): Item[];
  hex(digits: number): string;
}

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
}

export function randomOf(seed: number, name: string): Random {
  let state = hashOf(`${seed} ${name}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  function pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('There is nothing to pick from');
    return items[whole(0, items.length - 1)] as Item;
  }
  return {
    next,
    chance: (share) => next() < share,
    whole,
    pick,
    some(items, many) {
      const left = [...items];
      const staffOrder: typeof left = [];
      while (staffOrder.length < many && left.length > 0) {
        staffOrder.push(...left.splice(whole(0, left.length - 1), 1));
      }
      return staffOrder;
    },
    hex: (digits) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join(''),
  };
}
