import type { Coordinates } from '@burger/shared/contracts';
import type { Wish, Page } from './wish';

export interface About {
  key: string;
  page: Page;
  name: string;
  phone: string;
  email: string;
  language: string;
  location: Coordinates;
}

/** What the page sends: pages of before say less, and know only one way. */
export function bodyOf(
  { key, page, name, phone, email, language, location }: About,
  { lines, promoCode, kind, slot, agreedUntil }: Wish,
  agreed: { version: string; total: number },
): object {
  const address = { address: '12 Lake View Road', landmark: 'Opposite the temple' };
  const base = { idempotencyKey: key, promoCode, paymentMethod: 'cod' };
  const customer = { name, phone, email, ...address, specialInstructions: '' };
  const terms = { version: agreed.version, agreedTotal: agreed.total, lines };
  if (page === 'first-of-3') return { ...base, ...terms, customer, location };
  const now = { ...base, ...terms, kind, slot, agreedUntil, language };
  return kind === 'pickup' ? { ...now, customer } : { ...now, customer, location };
}
