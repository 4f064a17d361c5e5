import type { LineInput } from '@burger/shared/contracts';
import { versionOf } from '@burger/shared/shop/publishing';
import { published } from '@burger/shared/testing/a-shop';

let keys = 0;

export const newKey = (): string => (keys++).toString(16).padStart(32, '0');

const aboutOrder = () => ({
  idempotencyKey: newKey(),
  promoCode: null as string | null,
  customer: { name: 'Asha Rao', phone: '98765 43210', address: '12 Lake View Road' },
  location: { lat: 13.04, lng: 77.71 },
  paymentMethod: 'cod' as const,
});

export const firstVersion = versionOf(published);

/** Returns a request for two Aloo Tikki Burgers (₹49 each) near the restaurant: ₹102.90 with tax. */
export const orderBody = (changes: Record<string, unknown> = {}) => ({
  ...aboutOrder(),
  version: firstVersion,
  agreedTotal: 10_290,
  lines: [{ dishId: 1, quantity: 2, choices: [], note: '' }] as LineInput[],
  ...changes,
});

export const priced = (price: string): typeof published => ({
  ...published,
  dishes: published.dishes.map((dish) => (dish.id === 1 ? { ...dish, price } : dish)),
});
