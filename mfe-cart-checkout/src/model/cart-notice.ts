import type { PromoRefusal } from '@burger/shared/pricing';

/** What the cart has to tell the customer about itself. */
export type CartNotice =
  | { kind: 'promo-taken-off'; code: string; minOrder: number }
  | { kind: 'promo-refused'; code: string; refusal: PromoRefusal }
  | { kind: 'dish-unavailable'; name: string }
  | { kind: 'dish-unknown' }
  | { kind: 'lines-lost' };

/** The notices with one more; a newer one of the same kind takes the older one's place. */
export const withNotice = (
  notices: readonly CartNotice[],
  notice: CartNotice,
): readonly CartNotice[] => [...withoutKind(notices, notice.kind), notice];

export const withoutKind = (
  notices: readonly CartNotice[],
  kind: CartNotice['kind'],
): readonly CartNotice[] => notices.filter((notice) => notice.kind !== kind);
