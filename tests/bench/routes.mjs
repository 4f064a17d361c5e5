/** The pages of the shop; those of a customer are visited signed in, with two dishes in the cart. */
export const routes = [
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
