import type {
  BillChange,
  CartLine,
  Coordinates,
  Dish,
  LineProblem,
  OrderKind,
  PlaceOrderRequest,
  Promo,
  Shop,
} from '@burger/shared/contracts';
import type { Language } from '@burger/shared/language';
import { choicesMade, choicesProblem, lineInShop } from '@burger/shared/lines';
import {
  documentPricing,
  sellerOf,
  type DocumentItem,
  type Names,
  type OrderDocument,
  type OrderSource,
} from '@burger/shared/order';
import {
  findPromo,
  isRefused,
  makeBill,
  promoRefusalText,
  subtotalOf,
  toRupees,
  underPromo,
  type Bill,
  type PricedLine,
  type PromoRefusal,
} from '@burger/shared/pricing';
import {
  ruleRefusal,
  ruleSentence,
  type RuleRefusal,
  type StoreRefusal,
} from '@burger/shared/promo-rules';
import type { Published } from '@burger/shared/publishing';
import { restaurant } from '@burger/shared/restaurant';
import { Refusal } from '../http/errors';

/** What the languages of the menu call something, as a line keeps it: nothing where none has a name of its own. */
function namesFrom(
  words: Published['words'],
  nameIn: (words: Published['words'][string]) => string | undefined,
): { names?: Names } {
  const named = Object.entries(words).flatMap(([language, said]) => {
    const name = nameIn(said);
    return name === undefined ? [] : [[language as Language, name] as const];
  });
  return named.length > 0 ? { names: Object.fromEntries(named) } : {};
}

interface Offer {
  /** All that was asked for; what has a problem is not in the bill. */
  lines: (CartLine & PricedLine)[];
  promo: Promo | null;
  promoRefusal: PromoRefusal | null;
  /** The code whose rules do not allow it, and why. */
  ruled: { promo: Promo; refusal: RuleRefusal } | null;
  bill: Bill;
}

/** What the staff alone may say of an order: that they took it, how far it is, and that it was paid on the spot. */
export interface TakenOrder {
  source: OrderSource;
  by: { uid: string; email: string };
  /** Null where it is measured to its place, or nothing is delivered. */
  km: number | null;
  paid: 'cash' | 'upi' | null;
}

/** What is ordered, by a customer herself or by who took it for her: then where it goes may be a distance alone. */
export type WantedOrder = Omit<PlaceOrderRequest, 'kind' | 'location'> & {
  kind: OrderKind;
  location: Coordinates | null;
  taken?: TakenOrder;
};

type Lines = Pick<PlaceOrderRequest, 'lines' | 'promoCode'> & { kind?: OrderKind };

/** When an order is placed (ms), and what the store says against its code: what the rules of codes go by. */
export interface Placed {
  at: number;
  store?: StoreRefusal | undefined;
}

/**
 * Prices what can be had of an order, delivered over `km` kilometres or not at all (null), from what the shop says alone;
 * the rules of its code are asked where it is said when it is placed.
 */
export function offerOf(
  { lines: wanted, promoCode, kind = 'delivery' }: Lines,
  km: number | null,
  shop: Shop,
  placed: Placed | null = null,
): Offer {
  const lines = wanted.map((line) => lineInShop(line, shop));
  const had = lines.filter(({ problem }) => !problem);
  const { promo, ...offer } = billOf(had, promoCode, km, shop.rules);
  const refusal =
    promo && placed
      ? (placed.store ?? ruleRefusal(promo, { lines: had, kind, at: placed.at }))
      : null;
  if (!promo || !refusal) return { lines: [...underPromo(lines, promo)], promo, ...offer };
  return { lines, ...billOf(had, null, km, shop.rules), ruled: { promo, refusal } };
}

/** What priced lines come to, with the code where it gives something. */
export function billOf(
  lines: readonly PricedLine[],
  promoCode: string | null,
  km: number | null,
  rules: Shop['rules'],
): Omit<Offer, 'lines'> {
  const found = promoCode === null ? null : findPromo(promoCode, subtotalOf(lines), rules.promos);
  const isGiven = found !== null && !isRefused(found);
  const promo = isGiven ? found : null;
  // Nothing is delivered for free.
  const bill = makeBill(lines, promo, lines.length > 0 ? km : null, rules);
  return { promo, promoRefusal: isGiven ? null : found, ruled: null, bill };
}

/** Paise for one when the customer agreed, whatever the day did to it since; null where that is not known. */
function wasPriced(line: CartLine, seen: Shop | null): number | null {
  if (!seen) return null;
  const { problem, price } = lineInShop(line, seen);
  return problem ? null : price;
}

const nameOf = ({ dishId, name }: CartLine, seen: Shop | null): string =>
  name || (seen?.dishes.find(({ id }) => id === dishId)?.name ?? '');

/** Why a code gives nothing, as the customer reads it. */
export function promoWhy(
  { promo, refusal }: NonNullable<Offer['ruled']>,
  language: Language,
  { now, words }: Pick<Shops, 'now' | 'words'>,
): string {
  const nameOf = (category: string) =>
    words[language]?.categories[category] ??
    now.categories.find(({ id }) => id === category)?.name ??
    category;
  return ruleSentence(promo, refusal, language, nameOf);
}

function billChange(
  { lines, promo, bill, ruled }: Offer,
  km: number,
  language: Language,
  { now, words, seen }: Shops,
): BillChange {
  const compared = lines.map((line) => ({
    lineId: line.lineId,
    name: nameOf(line, seen),
    was: wasPriced(line, seen),
    now: line.problem ? null : line.price,
    problem: line.problem,
    backAt: line.backAt,
    ...(line.gone && { gone: line.gone }),
  }));
  return {
    version: now.version,
    revision: now.revision,
    bill,
    promo: promo?.code ?? null,
    ...(ruled && { promoWhy: promoWhy(ruled, language, { now, words }) }),
    km,
    lines: compared.filter(({ was, now, problem }) => problem !== null || was !== now),
  };
}

const dishIn = (shop: Shop | null, id: number): Dish | undefined =>
  shop?.dishes.find((dish) => dish.id === id);

const said: Partial<Record<LineProblem, (dish: string) => string>> = {
  'choice-unknown': (dish) => `${dish} does not come with one of these choices.`,
  'choice-missing': (dish) => `Please choose how you would like your ${dish}.`,
  'choice-too-many': (dish) => `${dish} comes with fewer choices of one kind.`,
};

/** Throws a Refusal for what neither the menu that the customer saw nor, where that is not known, the current one offers. */
function refuseForged(request: WantedOrder, seen: Shop | null, now: Shop): void {
  request.lines.forEach(({ dishId, choices }, index) => {
    const dish = dishIn(seen, dishId) ?? dishIn(now, dishId);
    if (!dish) {
      throw new Refusal('dish-unavailable', 'A dish in your cart is no longer on our menu.', {
        field: `lines.${index}.dishId`,
      });
    }
    const problem = choicesProblem(dish, choices);
    const say = problem && said[problem];
    if (say) {
      throw new Refusal('choice-refused', say(dish.name), { field: `lines.${index}.choices` });
    }
  });
  const { promoRefusal } = offerOf(request, 0, seen ?? now);
  // Whether the minimum was met once is known only where the menu of that time is.
  if (promoRefusal && (seen || promoRefusal.reason !== 'minimum')) {
    throw new Refusal('promo-refused', promoRefusalText(promoRefusal), { field: 'promoCode' });
  }
}

export type PricedOrder = Pick<
  OrderDocument,
  'items' | 'pricing' | 'seller' | 'location' | 'menuVersion'
>;

/** The shop as it stands, what other languages call it, and as the customer saw it: null where that is not known. */
export interface Shops {
  now: Shop;
  words: Published['words'];
  seen: Shop | null;
  placed: Placed;
}

function refuseFarAway(km: number | null, { limitKm }: Shop['rules']['delivery']): void {
  if (km === null || km <= limitKm) return;
  throw new Refusal('out-of-range', `Sorry, we deliver up to ${limitKm} km from the restaurant.`, {
    field: 'location',
  });
}

function offerAsAgreed(request: WantedOrder, km: number | null, shops: Shops): Offer {
  const { now, seen, placed } = shops;
  refuseForged(request, seen, now);
  refuseFarAway(km, now.rules.delivery);
  const offer = offerOf(request, km, now, placed);
  const isAgreed =
    offer.bill.total === request.agreedTotal &&
    !offer.promoRefusal &&
    !offer.ruled &&
    offer.lines.every(({ problem }) => !problem);
  if (isAgreed) return offer;
  throw new Refusal('bill-changed', 'Your bill has changed. Please look at it once more.', {
    beside: { change: billChange(offer, km ?? 0, request.language, shops) },
  });
}

/** A line as it is stored, in the words of the menu. */
export function itemOf(
  line: Offer['lines'][number],
  { now, words }: Pick<Shops, 'now' | 'words'>,
): DocumentItem {
  const dish = now.dishes.find(({ id }) => id === line.dishId);
  const made = dish ? choicesMade(dish, line.choices) : [];
  return {
    id: line.dishId,
    lineId: line.lineId,
    name: line.name,
    ...namesFrom(words, ({ dishes }) => dishes[line.dishId]?.name),
    price: toRupees(line.price),
    ...(line.priceIncludesTax && { priceIncludesTax: line.priceIncludesTax }),
    ...(line.withoutPromo && { withoutPromo: true }),
    quantity: line.quantity,
    image: line.image,
    choices: made.map(({ group, choice }) => ({
      group: group.id,
      choice: choice.id,
      name: choice.name,
      ...namesFrom(words, ({ groups }) => groups[group.id]?.choices[choice.id]),
      price: toRupees(choice.price),
    })),
    note: line.note,
  };
}

/** What an order costs over `km`, exactly as agreed. Throws a Refusal: bill-changed with the new bill, or what is wrong. */
export function priceOrder(request: WantedOrder, km: number | null, shops: Shops): PricedOrder {
  const { location } = request;
  const { lines, bill, promo } = offerAsAgreed(request, km, shops);
  return {
    items: lines.map((line) => itemOf(line, shops)),
    pricing: documentPricing({ ...bill, promo: promo?.code ?? '' }),
    seller: sellerOf(shops.now.rules.gst, restaurant),
    location: location || km !== null ? { ...location, distance: km ?? 0 } : null,
    menuVersion: shops.now.version,
  };
}
