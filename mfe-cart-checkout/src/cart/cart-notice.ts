import type { GoneChoice, LineProblem } from '@burger/shared/contracts';
import type { PromoRefusal } from '@burger/shared/pricing';

/** What the cart has to tell the customer about itself. */
export type CartNotice =
  | { kind: 'promo-taken-off'; code: string; refusal: PromoRefusal }
  | { kind: 'promo-refused'; code: string; refusal: PromoRefusal }
  | {
      kind: 'not-added';
      dishId: number;
      /** As the menu has it, or as it was when it still was on the menu. */
      name: string;
      problem: LineProblem;
      /** When a sold-out dish is back (ISO), where that is known. */
      backAt: string | null;
      gone?: readonly GoneChoice[] | undefined;
    }
  | { kind: 'lines-lost' };

/** What a notice is about: there is one about each thing. */
export const noticeKey = (notice: CartNotice): string =>
  notice.kind === 'not-added' ? notAdded(notice.dishId) : notice.kind;

/** The key of the notice that a dish was not added. */
export const notAdded = (dishId: number): string => `not-added ${dishId}`;

/** The notices with one more; a newer one about the same thing takes the older one's place. */
export const withNotice = (
  notices: readonly CartNotice[],
  notice: CartNotice,
): readonly CartNotice[] => [...withoutNotice(notices, noticeKey(notice)), notice];

export const withoutNotice = (notices: readonly CartNotice[], key: string): readonly CartNotice[] =>
  notices.filter((notice) => noticeKey(notice) !== key);
