import type { BillChange, CartLine, Shop } from '@burger/shared/contracts';
import { lineInShop } from '@burger/shared/lines';
import { Refusal } from '../http/refusal';
import type { Offer } from './offer';

/** Paise for one when the customer agreed, whatever the day did to it since; null where that is not known. */
function wasPriced(line: CartLine, seen: Shop | null): number | null {
  if (!seen) return null;
  const { problem, price } = lineInShop(line, seen);
  return problem ? null : price;
}

const nameOf = ({ dishId, name }: CartLine, seen: Shop | null): string =>
  name || (seen?.dishes.find(({ id }) => id === dishId)?.name ?? '');

/** What has become of an order since the customer saw the bill, who saw the document of the shop `seen`. */
export function billChange(
  { lines, promo, bill }: Offer,
  km: number,
  { version, revision }: Pick<Shop, 'version' | 'revision'>,
  seen: Shop | null,
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
    version,
    revision,
    bill,
    promo: promo?.code ?? null,
    km,
    lines: compared.filter(({ was, now, problem }) => problem !== null || was !== now),
  };
}

/** The refusal of an order whose bill is another than the one that was agreed: the new one is asked about. */
export const billChanged = (change: BillChange): Refusal =>
  new Refusal('bill-changed', 'Your bill has changed. Please look at it once more.', {
    beside: { change },
  });
