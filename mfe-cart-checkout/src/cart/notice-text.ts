import { promoRefusalText } from '@burger/shared/pricing';
import { messages } from '../messages';
import type { CartNotice } from './cart-notice';
import type { PromoProblem } from '../checkout/apply-promo';
import { problemText } from './problem-text';

/** Why a promo code does nothing, in the specification's words. */
export const promoProblemText = (problem: PromoProblem): string =>
  problem.reason === 'failed' ? messages.promo.failed : promoRefusalText(problem);

/** What the cart has to tell, as text. */
export function noticeText(notice: CartNotice, at: Date): string {
  const words = messages.notice;
  switch (notice.kind) {
    case 'promo-taken-off':
      // A code that was good when it was applied is not simply wrong.
      return notice.refusal.reason === 'minimum'
        ? words.takenOff(notice.code, promoRefusalText(notice.refusal))
        : words.ended(notice.code);
    case 'promo-refused':
      return words.refused(notice.code, promoProblemText(notice.refusal));
    case 'not-added':
      return words.notAdded(notice.name || words.thatDish, problemText(notice, at));
    case 'lines-lost':
      return words.linesLost;
  }
}
