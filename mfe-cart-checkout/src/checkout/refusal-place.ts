import type { ApiError } from '@burger/shared/contracts';
import { detailNames, type DetailName } from '../placing/details';

/** The section of the checkout that a problem belongs to. */
export type ProblemPlace = 'when' | 'cart' | 'promo' | 'location' | 'payment' | 'place';

export type RefusalPlace = { field: DetailName } | { section: ProblemPlace };

const sections = new Map<string, ProblemPlace>([
  ['kind', 'when'],
  ['slot', 'when'],
  ['lines', 'cart'],
  ['promoCode', 'promo'],
  ['location', 'location'],
  ['paymentMethod', 'payment'],
]);

/** Where the customer can put right what the server refused. */
export function refusalPlace({ field = '' }: ApiError['error']): RefusalPlace {
  const [head = '', tail] = field.split('.');
  const detail = head === 'customer' && detailNames.find((name) => name === tail);
  if (detail) return { field: detail };
  return { section: sections.get(head) ?? 'place' };
}
