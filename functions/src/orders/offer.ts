import type { CartLine, Promo, Shop, WantedLine } from '@burger/shared/contracts';
import { lineInShop } from '@burger/shared/lines';
import {
  findPromo,
  isRefused,
  makeBill,
  subtotalOf,
  type Bill,
  type PromoRefusal,
} from '@burger/shared/pricing';

/** What a shop makes of an order at a moment. */
export interface Offer {
  /** All that was asked for; what has a problem is not in the bill. */
  lines: CartLine[];
  promo: Promo | null;
  /** Why the code that was asked for gives nothing. */
  promoRefusal: PromoRefusal | null;
  bill: Bill;
}

interface Wish {
  lines: readonly WantedLine[];
  promoCode: string | null;
}

/** Prices what can be had of an order, delivered over `km` kilometres or not at all (null), from what the shop says alone. */
export function offerOf({ lines: wanted, promoCode }: Wish, km: number | null, shop: Shop): Offer {
  const lines = wanted.map((line) => lineInShop(line, shop));
  const had = lines.filter(({ problem }) => !problem);
  const found =
    promoCode === null ? null : findPromo(promoCode, subtotalOf(had), shop.rules.promos);
  const isGiven = found !== null && !isRefused(found);
  const promo = isGiven ? found : null;
  // Nothing is delivered for free.
  const bill = makeBill(had, promo, had.length > 0 ? km : null, shop.rules);
  return { lines, promo, promoRefusal: isGiven ? null : found, bill };
}
