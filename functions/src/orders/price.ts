import { sellerOf, type OrderDocument, type DocumentItem } from '@burger/shared/order';
import type { CartLine, PlaceOrderRequest, Shop } from '@burger/shared/contracts';
import { choicesMade } from '@burger/shared/lines';
import type { Published } from '@burger/shared/publishing';
import { toRupees } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { Refusal } from '../http/refusal';
import { billChange, billChanged } from './bill-change';
import { namesFrom } from './names-from';
import { offerOf, type Offer } from './offer';
import { refuseForged } from './refuse-forged';

export type PricedOrder = Pick<
  OrderDocument,
  'items' | 'pricing' | 'seller' | 'location' | 'menuVersion'
>;

/** The shop as it stands, what other languages call it, and as the customer saw it: null where that is not known. */
export interface Shops {
  now: Shop;
  words: Published['words'];
  seen: Shop | null;
}

function refuseFarAway(km: number | null, { limitKm }: Shop['rules']['delivery']): void {
  if (km === null || km <= limitKm) return;
  throw new Refusal('out-of-range', `Sorry, we deliver up to ${limitKm} km from the restaurant.`, {
    field: 'location',
  });
}

function offerAsAgreed(request: PlaceOrderRequest, km: number | null, { now, seen }: Shops): Offer {
  refuseForged(request, seen, now);
  refuseFarAway(km, now.rules.delivery);
  const offer = offerOf(request, km, now);
  const isAgreed =
    offer.bill.total === request.agreedTotal &&
    !offer.promoRefusal &&
    offer.lines.every(({ problem }) => !problem);
  if (!isAgreed) throw billChanged(billChange(offer, km ?? 0, now, seen));
  return offer;
}

function itemOf(line: CartLine, { now, words }: Shops): DocumentItem {
  const dish = now.dishes.find(({ id }) => id === line.dishId);
  const made = dish ? choicesMade(dish, line.choices) : [];
  return {
    id: line.dishId,
    lineId: line.lineId,
    name: line.name,
    ...namesFrom(words, ({ dishes }) => dishes[line.dishId]?.name),
    price: toRupees(line.price),
    ...(line.priceIncludesTax && { priceIncludesTax: line.priceIncludesTax }),
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
 * What an order costs over `km` kilometres, null where nothing is delivered, from the shop alone: exactly what was agreed. Throws a Refusal:
 * bill-changed with the new bill, dish-unavailable, choice-refused, promo-refused, out-of-range.
 */
export function priceOrder(
  request: PlaceOrderRequest,
  km: number | null,
  shops: Shops,
): PricedOrder {
  const { location } = request;
  const { lines, bill, promo } = offerAsAgreed(request, km, shops);
  return {
    items: lines.map((line) => itemOf(line, shops)),
    pricing: {
      subtotal: toRupees(bill.subtotal),
      promoDiscount: toRupees(bill.discount),
      appliedPromo: promo?.code ?? null,
      deliveryCharge: toRupees(bill.delivery),
      cgst: toRupees(bill.cgst),
      sgst: toRupees(bill.sgst),
      ...(bill.roundOff !== 0 && { roundOff: toRupees(bill.roundOff) }),
      total: toRupees(bill.total),
    },
    seller: sellerOf(shops.now.rules.gst, restaurant),
    location: location && { ...location, distance: km ?? 0 },
    menuVersion: shops.now.version,
  };
}
