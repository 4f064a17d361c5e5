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
  OrderSource,
} from '@burger/shared/contracts';
import type { Language } from '@burger/shared/i18n';
import { choicesMade, choicesProblem, lineInShop } from '@burger/shared/order/lines';
import {
  documentPricing,
  sellerOf,
  type DocumentItem,
  type Names,
  type OrderDocument,
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
} from '@burger/shared/pricing/promo-rules';
import type { Published } from '@burger/shared/shop/publishing';
import { restaurant } from '@burger/shared/restaurant';
import { Refusal } from '../../http/errors';

function namesFrom(
  words: Published['words'],
  nameIn: (words: Published['words'][string]) => string | undefined,
): { names?: Names } {
  const named = Object.entries(words).flatMap(([language, text]) => {
    const name = nameIn(text);
    return name === undefined ? [] : [[language as Language, name] as const];
  });
  return named.length > 0 ? { names: Object.fromEntries(named) } : {};
}

interface Offer {
  /** All requested lines, including unavailable ones, which the bill omits. */
  lines: (CartLine & PricedLine)[];
  promo: Promo | null;
  promoRefusal: PromoRefusal | null;
  ruled: { promo: Promo; refusal: RuleRefusal } | null;
  bill: Bill;
}

/** Facts that only staff may set: who took the order, its distance, and a payment on the spot. */
export interface StaffOrder {
  source: OrderSource;
  by: { uid: string; email: string };
  /** Delivery distance entered by staff; null for pickup, or if it is measured from the location. */
  km: number | null;
  paid: 'cash' | 'upi' | null;
}

/** An order request. In staff orders a distance may replace the location. */
export type RequestedOrder = Omit<PlaceOrderRequest, 'kind' | 'location'> & {
  kind: OrderKind;
  location: Coordinates | null;
  taken?: StaffOrder;
};

type Lines = Pick<PlaceOrderRequest, 'lines' | 'promoCode'> & { kind?: OrderKind };

/** Input of the promo rules: the time of the order (ms) and the store's verdict on its promo code. */
export interface Placed {
  at: number;
  store?: StoreRefusal | undefined;
}

/**
 * Prices the available lines of an order from the shop's menu, delivered over `km` (null for pickup). Applies
 * promo rules only if `placed` is given.
 */
export function offerOf(
  { lines: requested, promoCode, kind = 'delivery' }: Lines,
  km: number | null,
  shop: Shop,
  placed: Placed | null = null,
): Offer {
  const lines = requested.map((line) => lineInShop(line, shop));
  const had = lines.filter(({ problem }) => !problem);
  const { promo, ...offer } = billOf(had, promoCode, km, shop.rules);
  const refusal =
    promo && placed
      ? (placed.store ?? ruleRefusal(promo, { lines: had, kind, at: placed.at }))
      : null;
  if (!promo || !refusal) return { lines: [...underPromo(lines, promo)], promo, ...offer };
  return { lines, ...billOf(had, null, km, shop.rules), ruled: { promo, refusal } };
}

export function billOf(
  lines: readonly PricedLine[],
  promoCode: string | null,
  km: number | null,
  rules: Shop['rules'],
): Omit<Offer, 'lines'> {
  const found = promoCode === null ? null : findPromo(promoCode, subtotalOf(lines), rules.promos);
  const isApplied = found !== null && !isRefused(found);
  const promo = isApplied ? found : null;
  // An order without lines has no delivery charge.
  const bill = makeBill(lines, promo, lines.length > 0 ? km : null, rules);
  return { promo, promoRefusal: isApplied ? null : found, ruled: null, bill };
}

/** Returns the unit price (paise) that the customer agreed to, whatever sold out since; null if unknown. */
function wasPriced(line: CartLine, displayed: Shop | null): number | null {
  if (!displayed) return null;
  const { problem, price } = lineInShop(line, displayed);
  return problem ? null : price;
}

const nameOf = ({ dishId, name }: CartLine, displayed: Shop | null): string =>
  name || (displayed?.dishes.find(({ id }) => id === dishId)?.name ?? '');

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
  { now, words, seen: displayed }: Shops,
): BillChange {
  const compared = lines.map((line) => ({
    lineId: line.lineId,
    name: nameOf(line, displayed),
    was: wasPriced(line, displayed),
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

const message: Partial<Record<LineProblem, (dish: string) => string>> = {
  'choice-unknown': (dish) => `${dish} does not come with one of these choices.`,
  'choice-missing': (dish) => `Please choose how you would like your ${dish}.`,
  'choice-too-many': (dish) => `${dish} comes with fewer choices of one kind.`,
};

/** Throws a Refusal for dishes or options that neither the menu the customer saw nor today's has. */
function refuseForged(request: RequestedOrder, displayed: Shop | null, now: Shop): void {
  request.lines.forEach(({ dishId, choices }, index) => {
    const dish = dishIn(displayed, dishId) ?? dishIn(now, dishId);
    if (!dish) {
      throw new Refusal('dish-unavailable', 'A dish in your cart is no longer on our menu.', {
        field: `lines.${index}.dishId`,
      });
    }
    const problem = choicesProblem(dish, choices);
    const say = problem && message[problem];
    if (say) {
      throw new Refusal('choice-refused', say(dish.name), { field: `lines.${index}.choices` });
    }
  });
  const { promoRefusal } = offerOf(request, 0, displayed ?? now);
  // Checking the promo code's minimum needs the menu version that the customer saw.
  if (promoRefusal && (displayed || promoRefusal.reason !== 'minimum')) {
    throw new Refusal('promo-refused', promoRefusalText(promoRefusal), { field: 'promoCode' });
  }
}

export type PricedOrder = Pick<
  OrderDocument,
  'items' | 'pricing' | 'seller' | 'location' | 'menuVersion'
>;

/** The current shop, its translations, and the shop as the customer saw it (null if unknown). */
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

function offerAsAgreed(request: RequestedOrder, km: number | null, shops: Shops): Offer {
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

/**
 * Returns the price of an order over `km`, which is exactly the agreed total. Throws a Refusal: bill-changed
 * with the new bill, or a specific error.
 */
export function priceOrder(request: RequestedOrder, km: number | null, shops: Shops): PricedOrder {
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
