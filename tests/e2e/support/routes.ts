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
