import type { Published } from '@burger/shared/shop/publishing';
import { greatCircleKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { current, groupsOf, soldOutChoice, soldOutDish } from './attacked-shop';

export interface Chosen {
  group: string;
  choice: string;
}

export interface Line {
  dishId: number;
  quantity: number;
  choices: Chosen[];
  note: string;
}

export interface Bill {
  subtotal: bigint;
  discount: bigint;
  delivery: bigint;
  cgst: bigint;
  sgst: bigint;
  total: bigint;
  promo: string | null;
}

const halfUp = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator);

const isSame = (one: Chosen, other: Chosen) =>
  one.group === other.group && one.choice === other.choice;

export const dishIn = ({ dishes }: Published, id: number) => dishes.find((dish) => dish.id === id);

export function chosenIn(document: Published, { dishId, choices }: Line) {
  const dish = dishIn(document, dishId);
  return (dish ? groupsOf(dish, document) : []).flatMap((group) =>
    group.choices
      .map((choice) => ({ ...choice, group: group.id, choice: choice.id }))
      .filter((offered) => choices.some((chosen) => isSame(chosen, offered))),
  );
}

export const priceOfOne = (document: Published, line: Line): bigint =>
  BigInt(dishIn(document, line.dishId)!.price.slice(1)) * 100n +
  chosenIn(document, line).reduce((sum, { price }) => sum + BigInt(price), 0n);

export const isHad = (line: Line): boolean =>
  dishIn(current, line.dishId)?.isAvailable === true &&
  line.dishId !== soldOutDish &&
  chosenIn(current, line).length === line.choices.length &&
  !line.choices.some((chosen) => isSame(chosen, soldOutChoice));

function discountOf(code: string | null, subtotal: bigint, { rules }: Published) {
  const requested = code?.trim().toUpperCase();
  const promo = rules.promos.find((one) => one.code === requested);
  if (!promo || subtotal < BigInt(promo.minOrder) * 100n) return { discount: 0n, promo: null };
  const amount =
    promo.type === 'fixed'
      ? BigInt(promo.discount) * 100n
      : halfUp(subtotal * BigInt(promo.discount), 100n);
  return { discount: amount < subtotal ? amount : subtotal, promo: promo.code };
}

/** Computes the bill of available lines in exact integers, independently of the pricing module. */
export function expectedBill(
  lines: readonly Line[],
  code: string | null,
  km: number,
  document: Published = current,
): Bill {
  const subtotal = lines.reduce(
    (sum, line) => sum + priceOfOne(document, line) * BigInt(line.quantity),
    0n,
  );
  const { discount, promo } = discountOf(code, subtotal, document);
  const isFree = km <= 2 || lines.length === 0;
  const delivery = isFree ? 0n : BigInt(Math.ceil(km - 2)) * 1000n;
  const base = subtotal - discount + delivery;
  const tax = halfUp(base * 25n, 1000n);
  return { subtotal, discount, delivery, cgst: tax, sgst: tax, total: base + 2n * tax, promo };
}

/** Returns the road distance as the local fake of the maps service computes it, to the metre. */
export const kmTo = (at: { lat: number; lng: number }): number =>
  Math.round(greatCircleKm(restaurant.coordinates, at) * 1000 * current.rules.delivery.roadFactor) /
  1000;

export const idOf = ({ dishId, choices, note }: Line): string => {
  const chosen = choices.map(({ group, choice }) => `${group}/${choice}`).sort();
  return [String(dishId), ...chosen, ...(note === '' ? [] : [`"${note}`])].join(' ');
};
