import { BillChangeSchema } from '@burger/shared/contracts';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { currentVersion } from './attacked-shop';
import { expectedBill, idOf, isHad, kmTo, type Bill, type Line } from './expected-bill';
import type { JsonObject } from './valid-order';

const inNumbers = ({ promo: _promo, ...amounts }: Bill) =>
  Object.fromEntries(Object.entries(amounts).map(([name, paise]) => [name, Number(paise)]));

/** What is wrong about the change that was answered to an order whose bill is not the one that was agreed, or null. */
export function changeProblem(order: JsonObject, answered: unknown): string | null {
  const read = v.safeParse(BillChangeSchema, answered);
  if (!read.success) return `no change of a bill: ${JSON.stringify(answered)}`;
  const { version, bill, promo, km, lines } = read.output;
  const asked = order['lines'] as unknown as Line[];
  const had = asked.filter(isHad);
  const at = order['location'] as { lat: number; lng: number };
  const expected = expectedBill(had, order['promoCode'] as string | null, kmTo(at));
  const missing = lines.filter(({ problem }) => problem !== null).map(({ lineId }) => lineId);
  const answer = { version, bill, promo, km, missing };
  const wanted = {
    version: currentVersion,
    bill: { ...inNumbers(expected), roundOff: 0 },
    promo: expected.promo,
    km: kmTo(at),
    missing: asked.filter((line) => !isHad(line)).map(idOf),
  };
  if (isDeepStrictEqual(answer, wanted)) return null;
  return `answered ${JSON.stringify(answer)} instead of ${JSON.stringify(wanted)}`;
}
