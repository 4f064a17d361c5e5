import { dishes } from '@burger/shared/catalogue';
import { normalisePhone } from '@burger/shared/contracts';
import { greatCircleKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import type { JsonObject } from './valid-order';

interface Line {
  id: number;
  quantity: number;
}

const halfUp = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator);
const rupees = (paise: bigint) => Number(paise) / 100;

/** The bill of a valid order, reckoned apart from the pricing module, in exact numbers. */
function expectedBill(lines: readonly Line[], code: string | null, km: number) {
  const price = (id: number) =>
    BigInt(dishes.find((dish) => dish.id === id)!.price.slice(1)) * 100n;
  const subtotal = lines.reduce((sum, { id, quantity }) => sum + price(id) * BigInt(quantity), 0n);
  const percent = restaurant.promos.find((promo) => promo.code === code)?.discount ?? 0;
  const discount = halfUp(subtotal * BigInt(percent), 100n);
  const delivery = km <= 2 ? 0n : BigInt(Math.ceil(km - 2)) * 1000n;
  const base = subtotal - discount + delivery;
  const tax = halfUp(base * 25n, 1000n);
  return {
    subtotal: rupees(subtotal),
    promoDiscount: rupees(discount),
    appliedPromo: code,
    deliveryCharge: rupees(delivery),
    cgst: rupees(tax),
    sgst: rupees(tax),
    total: rupees(base + 2n * tax),
  };
}

/** What must be stored for a valid order, whatever else was sent along; number and times are the server's own. */
export function expectedOrder(order: JsonObject, customerId: string): object {
  const lines = order['items'] as unknown as Line[];
  const customer = order['customer'] as Record<string, string>;
  const at = order['location'] as { lat: number; lng: number };
  // As the local stand-in for the maps service measures a route, to the metre.
  const metres = greatCircleKm(restaurant.coordinates, at) * 1000 * restaurant.delivery.roadFactor;
  const km = Math.round(metres) / 1000;
  const code = (order['promoCode'] as string | null)?.trim().toUpperCase() ?? null;
  return {
    customerId,
    customerDetails: { ...customer, phone: normalisePhone(customer['phone']!) },
    items: lines.map(({ id, quantity }) => {
      const { name, price } = dishes.find((dish) => dish.id === id)!;
      return { id, name, price: Number(price.slice(1)), quantity };
    }),
    pricing: expectedBill(lines, code, km),
    location: { ...at, distance: km },
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    orderStatus: 'placed',
  };
}
