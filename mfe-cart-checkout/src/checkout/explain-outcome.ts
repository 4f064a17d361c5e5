import { refusalText } from '@burger/shared/contracts';
import { formatMoney } from '@burger/shared/pricing';
import { messages } from '../messages';
import type { DetailName } from '../placing/details';
import type { PlaceOutcome } from '../placing/place-order';
import { refusalPlace } from './refusal-place';
import type { Problem } from './section-problem';

const words = messages.place;

export type Explained = Problem | { field: DetailName; message: string };

/** An outcome as what to show: a problem in a section, or at a field; null where there is none. */
export function explainOutcome(outcome: PlaceOutcome): Explained | null {
  switch (outcome.kind) {
    case 'placed':
    case 'bill-changed':
      return null;
    case 'earlier': {
      const { orderId, bill } = outcome.order;
      return { place: 'place', message: words.earlier(orderId, formatMoney(bill.total ?? 0)) };
    }
    case 'refused': {
      const message = refusalText(outcome.refusal);
      const where = refusalPlace(outcome.refusal);
      return 'field' in where ? { field: where.field, message } : { place: where.section, message };
    }
    case 'signed-out':
      return { place: 'place', message: words.signInAgain };
    case 'cart-changed':
      return { place: 'place', message: words.cartChanged };
    case 'offline':
      return { place: 'place', message: words.offline, retry: true };
    case 'unsure':
      return { place: 'place', message: words.unsure, retry: true };
    case 'failed':
      return { place: 'place', message: words.failed, retry: true };
  }
}
