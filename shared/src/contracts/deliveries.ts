import type { Delivery } from 'federation-contract/check';

/** The delivery mode of each bus event. Separate from the schemas, so that pages need not load those. */
export const deliveries = {
  'cart/changed': 'latest',
  'cart/add-requested': 'held',
  'cart/quantity-requested': 'held',
  'cart/remove-requested': 'held',
  'cart/change-requested': 'held',
  'cart/clear-requested': 'held',
  'cart/promo-requested': 'held',
  'cart/open-requested': 'held',
  'shop/changed': 'latest',
  'shop/refresh-requested': 'held',
  'shop/choose-requested': 'held',
  'order/placed': 'live',
  'order/answer-lost': 'live',
  'session/changed': 'latest',
  'session/sign-in-requested': 'held',
  'session/sign-out-requested': 'held',
  'session/name-requested': 'held',
  'location/changed': 'latest',
  'location/lookup-requested': 'held',
  'location/area-requested': 'held',
} as const satisfies Record<string, Delivery>;
