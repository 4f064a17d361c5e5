import type { Shop, ShopAnswer, LineInput } from '@burger/shared/contracts';
import { lineInShop } from '@burger/shared/order/lines';
import { subtotalOf } from '@burger/shared/pricing';
import { menuIn, type Published } from '@burger/shared/shop/publishing';
import { shopNow } from '@burger/shared/shop';
import { promisedTimeOf, slotsOf } from '@burger/shared/hours';
import type { Send } from './line';
import type { Random } from './random';

/** The version of the ordering page: the first with contract version 3, or the current one. */
export type Page = 'first-of-3' | 'today';

export interface Wish {
  lines: LineInput[];
  promoCode: string | null;
  kind: 'delivery' | 'pickup';
  slot: string | null;
  agreedUntil: string | null;
  paysOnline: boolean;
}

type Dish = Shop['dishes'][number];

function choicesOf({ groups }: Dish, random: Random) {
  return groups.flatMap(({ id, min, max, choices }) => {
    const offered = choices.filter((choice) => choice.isAvailable);
    const many = random.whole(min, Math.max(min, Math.min(max, random.pick([min, min, max]))));
    return random.some(offered, many).map((choice) => ({ group: id, choice: choice.id }));
  });
}

function wishedLines(shop: Shop, random: Random): LineInput[] {
  const dishes = shop.dishes.filter(
    ({ isAvailable, soldOut, groups }) =>
      isAvailable &&
      !soldOut &&
      groups.every(({ min, choices }) => choices.filter((one) => one.isAvailable).length >= min),
  );
  return random.some(dishes, random.whole(1, 3)).map((dish) => ({
    dishId: dish.id,
    quantity: random.whole(1, 3),
    choices: choicesOf(dish, random),
    note: random.chance(0.2) ? 'No onion, please' : '',
  }));
}

function promoFor(lines: readonly LineInput[], shop: Shop, random: Random): string | null {
  if (random.chance(0.7)) return null;
  const subtotal = subtotalOf(lines.map((line) => lineInShop(line, shop)));
  const fitting = shop.rules.promos.filter(({ minOrder }) => minOrder * 100 <= subtotal);
  return fitting.length > 0 ? random.pick(fitting).code : null;
}

function wishedSlot(kind: Wish['kind'], shop: Shop, at: Date, random: Random): string | null {
  const [today, next] = slotsOf({ kind, at, shop });
  const day = random.chance(0.85) ? today : next;
  const slots = (day ?? today)?.slots ?? [];
  if (slots.length === 0) return null;
  return random
    .pick(random.chance(0.8) ? slots.slice(-5, -2).concat(slots[0] ?? []) : slots)
    .toISOString();
}

export function wishOf(shop: Shop, page: Page, at: Date, random: Random): Wish {
  const lines = wishedLines(shop, random);
  const promoCode = promoFor(lines, shop, random);
  if (page !== 'today')
    return { lines, promoCode, kind: 'delivery', slot: null, agreedUntil: null, paysOnline: false };
  const kind = random.chance(0.25) ? 'pickup' : 'delivery';
  const slot = random.chance(0.35) ? wishedSlot(kind, shop, at, random) : null;
  const promise = promisedTimeOf({ kind, at, shop, slot: slot === null ? null : new Date(slot) });
  const agreedUntil = slot === null ? (promise?.promisedTo.toISOString() ?? null) : null;
  const paysOnline = shop.rules.payments.includes('online') && random.chance(0.7);
  return { lines, promoCode, kind, slot, agreedUntil, paysOnline };
}

export interface Observed {
  version: string;
  published: Published;
  shop: Shop;
}

/** Published menus by version. They never change, so pages cache them. */
export type Documents = Map<string, Published>;

/** Returns the paths of menus that earlier and current pages fetch: the whole menu, or one language. */
const pathsOf = (version: string, isFormer: boolean) =>
  isFormer
    ? [`/api/shop/${version}.json`]
    : [`/api/shop/${version}/en.json`, `/api/shop/${version}.json`];

export async function loadShop(
  send: Send,
  documents: Documents,
  { network, isFormer, revision }: { network: string; isFormer: boolean; revision?: number },
): Promise<Observed | null> {
  const query = revision === undefined ? '' : `?revision=${revision}`;
  const reported = await send({ path: `/api/shop${query}`, network });
  if (reported?.status !== 200) return null;
  const { now, ...today } = reported.body as ShopAnswer;
  if (!documents.has(today.version)) {
    for (const path of pathsOf(today.version, isFormer)) {
      const found = await send({ path, network });
      if (found?.status !== 200) return null;
      const { version: _version, ...published } = found.body as Published & { version: string };
      if (path.endsWith(`${today.version}.json`)) documents.set(today.version, published);
    }
  }
  const published = documents.get(today.version);
  if (!published) return null;
  const shop = shopNow(menuIn(published, today.version, 'en'), today, Date.parse(now));
  return { version: today.version, published, shop };
}
