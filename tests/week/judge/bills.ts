import { greatCircleKm } from '@burger/shared/pricing';
import { restaurant } from '@burger/shared/restaurant';
import { lineIdOf } from '@burger/shared/lines';
import type { WantedLine } from '@burger/shared/contracts';
import { asItComes, expectedBill, type Line } from '../../attacks/expected-bill';
import type { Placing } from '../ledger';
import { roadFactor } from '../roads';
import { paise, type Found, type Judge, type Stored } from './found';

const wantedIn = ({ items }: Stored): WantedLine[] =>
  items.map(({ id, quantity, choices, note }) => ({
    dishId: id,
    quantity,
    choices: choices.map(({ group, choice }) => ({ group, choice })),
    note,
  }));

const textOf = (lines: readonly WantedLine[]): string =>
  lines
    .map((line) => `${lineIdOf(line)} × ${line.quantity}`)
    .sort()
    .join();

/** Whether somebody pressed the button for exactly this. */
function wasPressed({ pressed, page }: Placing, stored: Stored): boolean {
  const lines = textOf(wantedIn(stored));
  if (page === 'contract-2') {
    return pressed.some(
      (one) =>
        textOf(
          one.lines.map(({ dishId, quantity }) => asItComes(dishId, quantity) as WantedLine),
        ) === lines,
    );
  }
  const total = paise(stored.pricing.total);
  return pressed.some((one) => one.total === total && textOf(one.lines) === lines);
}

/** The ways that may have been counted: as maps measure it, or as the crow flies while there are none. */
function waysTo({ location }: Stored): number[] {
  if (!location) return [0];
  const circle = greatCircleKm(restaurant.coordinates, location);
  // Asked for to about a metre.
  const at = { lat: Number(location.lat.toFixed(5)), lng: Number(location.lng.toFixed(5)) };
  const road = Math.round(greatCircleKm(restaurant.coordinates, at) * 1000 * roadFactor) / 1000;
  return [circle, road];
}

function problemOf(key: string, stored: Stored, placing: Placing, { documents }: Found) {
  const document = documents.get(stored.menuVersion);
  if (!document) return `${key} names a menu that there is not`;
  if (!wasPressed(placing, stored)) return `${key} costs what nobody agreed to`;
  const km = stored.location?.distance ?? 0;
  if (!waysTo(stored).some((way) => Math.abs(way - km) < 1e-9))
    return `${key} counts a way of ${km} km`;
  const lines: Line[] = wantedIn(stored).map((line) => ({ ...line, choices: [...line.choices] }));
  const bill = expectedBill(lines, stored.pricing.appliedPromo, km, document);
  const { subtotal, promoDiscount, deliveryCharge, cgst, sgst, total } = stored.pricing;
  const written = [subtotal, promoDiscount, deliveryCharge, cgst, sgst, total].map(paise);
  const reckoned = [bill.subtotal, bill.discount, bill.delivery, bill.cgst, bill.sgst, bill.total];
  if (written.join() === reckoned.join()) return null;
  return `${key} says ${written.join()} where it is ${reckoned.join()}`;
}

/** Every stored order costs what its menu says, and what its customer pressed the button for. */
export const judgeBills: Judge = ({ ledger }, found) =>
  [...found.orders].flatMap(([key, stored]) => {
    const placing = ledger.placings.get(key);
    return (placing && problemOf(key, stored, placing, found)) ?? [];
  });
