import { dishes, dishPicture, type Dish } from '@burger/shared/catalogue';
import type { Order, PlaceOrderRequest } from '@burger/shared/contracts';
import {
  findPromo,
  isRefused,
  makeBill,
  parsePrice,
  promoRefusalText,
  subtotalOf,
  toRupees,
  type PricedLine,
} from '@burger/shared/pricing';
import { restaurant, type Promo, type Restaurant } from '@burger/shared/restaurant';
import { Refusal } from '../http/refusal';

export type PricedOrder = Pick<Order, 'items' | 'pricing' | 'location'>;

/** The house whose menu and rules price an order. */
export interface House {
  dishes: readonly Dish[];
  restaurant: Pick<Restaurant, 'delivery' | 'gst' | 'promos'>;
}

function dishOf(menu: readonly Dish[], id: number, index: number): Dish {
  const dish = menu.find((candidate) => candidate.id === id);
  const field = `items.${index}.id`;
  if (!dish)
    throw new Refusal('dish-unavailable', 'A dish in your cart is no longer on our menu.', {
      field,
    });
  if (!dish.isAvailable) {
    throw new Refusal('dish-unavailable', `${dish.name} is not available at the moment.`, {
      field,
    });
  }
  return dish;
}

function promoOf(
  code: string | null,
  lines: readonly PricedLine[],
  promos: readonly Promo[],
): Promo | null {
  if (code === null) return null;
  const found = findPromo(code, subtotalOf(lines), promos);
  if (!isRefused(found)) return found;
  throw new Refusal('promo-refused', promoRefusalText(found), { field: 'promoCode' });
}

/**
 * What the requested dishes cost, from the catalogue alone, delivered over `km` kilometres.
 * Throws a Refusal: dish-unavailable, promo-refused, out-of-range.
 */
export function priceOrder(
  request: Pick<PlaceOrderRequest, 'items' | 'promoCode' | 'location'>,
  km: number,
  house: House = { dishes, restaurant },
): PricedOrder {
  const { delivery, gst, promos } = house.restaurant;
  const ordered = request.items.map(({ id, quantity }, index) => {
    const dish = dishOf(house.dishes, id, index);
    return { dish, quantity, price: parsePrice(dish.price) };
  });
  const promo = promoOf(request.promoCode, ordered, promos);
  if (km > delivery.limitKm) {
    throw new Refusal(
      'out-of-range',
      `Sorry, we deliver up to ${delivery.limitKm} km from the restaurant.`,
      {
        field: 'location',
      },
    );
  }
  const bill = makeBill(ordered, promo, km, { delivery, gst });
  return {
    items: ordered.map(({ dish, quantity, price }) => ({
      id: dish.id,
      name: dish.name,
      price: toRupees(price),
      quantity,
      image: dishPicture(dish),
    })),
    pricing: {
      subtotal: toRupees(bill.subtotal),
      promoDiscount: toRupees(bill.discount),
      appliedPromo: promo?.code ?? null,
      deliveryCharge: toRupees(bill.delivery),
      cgst: toRupees(bill.cgst),
      sgst: toRupees(bill.sgst),
      total: toRupees(bill.total),
    },
    location: { ...request.location, distance: km },
  };
}
