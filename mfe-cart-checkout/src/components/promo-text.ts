import { promoRefusalText } from '@burger/shared/pricing';
import { messages } from '../messages';
import type { CartNotice } from '../model/cart-notice';
import type { PromoProblem } from '../use-cases/apply-promo';

/** Why a promo code does nothing, in the specification's words. */
export const promoProblemText = (problem: PromoProblem): string =>
  problem.reason === 'failed' ? messages.promo.failed : promoRefusalText(problem);

/** What the cart has to tell, as text. */
export function noticeText(notice: CartNotice): string {
  const words = messages.notice;
  switch (notice.kind) {
    case 'promo-taken-off': {
      const { code, minOrder } = notice;
      return words.takenOff(code, promoRefusalText({ reason: 'minimum', minOrder }));
    }
    case 'promo-refused':
      return words.refused(notice.code, promoProblemText(notice.refusal));
    case 'dish-unavailable':
      return words.unavailable(notice.name);
    case 'dish-unknown':
      return words.unknownDish;
    case 'lines-lost':
      return words.linesLost;
  }
}
