import type { Route } from './part';

/** The pages of the shop. */
export const routes: readonly Route[] = [
  { path: '/' },
  { path: '/menu' },
  { path: '/about' },
  { path: '/offers' },
  { path: '/blogs' },
  { path: '/faq' },
  { path: '/contact' },
  { path: '/checkout', signedIn: true },
  { path: '/orders', signedIn: true },
];
