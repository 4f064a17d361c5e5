/** The nine routes of the site, as the specification has them. */
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
