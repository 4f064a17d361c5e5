import { normalisePhone } from '@burger/shared/contracts';
import { restaurant } from '@burger/shared/restaurant';
import { promisedTimeOf } from '@burger/shared/hours';
import { current, currentVersion } from './attacked-shop';
import {
  chosenIn,
  dishIn,
  expectedBill,
  idOf,
  kmTo,
  priceOfOne,
  type Bill,
  type Line,
} from './expected-bill';
import { linesIn, type JsonObject } from './valid-order';

const rupees = (paise: bigint | number) => Number(paise) / 100;

type Words = NonNullable<(typeof current.words)[string]>;

const namesIn = (nameIn: (words: Words) => string) => ({
  kn: nameIn(current.words['kn']!),
  hi: nameIn(current.words['hi']!),
});

const itemOf = (line: Line) => ({
  id: line.dishId,
  lineId: idOf(line),
  name: dishIn(current, line.dishId)!.name,
  names: namesIn(({ dishes }) => dishes[line.dishId]!.name),
  price: rupees(priceOfOne(current, line)),
  quantity: line.quantity,
  choices: chosenIn(current, line).map(({ group, choice, name, price }) => ({
    group,
    choice,
    name,
    names: namesIn(({ groups }) => groups[group]!.choices[choice]!),
    price: rupees(price),
  })),
  note: line.note,
});

const pricingOf = ({ subtotal, discount, delivery, cgst, sgst, total, promo }: Bill) => ({
  subtotal: rupees(subtotal),
  promoDiscount: rupees(discount),
  appliedPromo: promo,
  deliveryCharge: rupees(delivery),
  cgst: rupees(cgst),
  sgst: rupees(sgst),
  total: rupees(total),
});

const { name, legalName, fssai, address: at } = restaurant;

const seller = {
  ...current.rules.gst,
  name,
  legalName,
  address: `${name}, ${at.street}, ${at.locality}, ${at.city} ${at.postalCode}, ${at.region}`,
  fssai,
  placeOfSupply: at.region,
};

/** Returns the fields that must be stored for a valid order, whatever else the request had. */
export function expectedOrder(order: JsonObject, customerId: string): object {
  const lines = linesIn(order);
  const customer = order['customer'] as Record<string, string>;
  const at = order['location'] as { lat: number; lng: number };
  const km = kmTo(at);
  return {
    customerId,
    customerDetails: { ...customer, phone: normalisePhone(customer['phone']!) },
    items: lines.map(itemOf),
    pricing: pricingOf(expectedBill(lines, order['promoCode'] as string | null, km)),
    location: { ...at, distance: km },
    seller,
    menuVersion: currentVersion,
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    paidBy: null,
    kind: 'delivery',
    language: 'en',
    orderStatus: 'placed',
    open: true,
    revision: 1,
    addedMinutes: 0,
    reason: null,
    rider: null,
    version: 3,
    papers: [],
  };
}

export function expectedPromise(createdAt: string): object {
  const shop = { rules: current.rules, closedDays: [], extraMinutes: 0 };
  const promise = promisedTimeOf({ kind: 'delivery', slot: null, at: new Date(createdAt), shop });
  return {
    slot: promise?.slot?.toISOString() ?? null,
    estimatedDeliveryTime: promise?.promisedFrom.toISOString(),
    estimatedDeliveryUntil: promise?.promisedTo.toISOString(),
  };
}
