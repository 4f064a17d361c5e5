/** The nine routes of the specification. */
export const routes = [
  '/',
  '/menu',
  '/about',
  '/contact',
  '/blogs',
  '/offers',
  '/orders',
  '/faq',
  '/checkout',
];
