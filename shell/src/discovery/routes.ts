import type { ExposureName, FragmentName, RemoteName } from '@burger/shared/contracts';

/** Where something stands: a remote and what it exposes under that name. */
export type Place = {
  [Name in RemoteName]: { remote: Name; exposure: ExposureName<Name> };
}[RemoteName];

const place = <Name extends RemoteName>(remote: Name, exposure: ExposureName<Name>): Place =>
  ({ remote, exposure }) as Place;

/** Every route of the site and the page that serves it. */
export const pages = {
  '/': place('mfe-content', './HomePage'),
  '/menu': place('mfe-menu', './MenuPage'),
  '/about': place('mfe-content', './AboutPage'),
  '/contact': place('mfe-content', './ContactPage'),
  '/blogs': place('mfe-content', './BlogsPage'),
  '/offers': place('mfe-content', './OffersPage'),
  '/orders': place('mfe-account-orders', './OrdersPage'),
  '/faq': place('mfe-content', './FaqPage'),
  '/checkout': place('mfe-cart-checkout', './CheckoutPage'),
} as const;

export type RoutePath = keyof typeof pages;

/** Who serves each fragment that a page may place. */
export const fragments: Record<FragmentName, Place> = {
  FeaturedFavorites: place('mfe-menu', './FeaturedFavorites'),
  AddToCart: place('mfe-menu', './AddToCart'),
  CartButton: place('mfe-cart-checkout', './CartButton'),
  CartDrawer: place('mfe-cart-checkout', './CartDrawer'),
  AccountMenu: place('mfe-account-orders', './AccountMenu'),
  SignInDialog: place('mfe-account-orders', './SignInDialog'),
};

/** Remotes that own nouns of the bus and are started on every page. */
export const owners = [
  place('mfe-cart-checkout', './start'),
  place('mfe-account-orders', './start'),
] as const;

/** Whether a place is a whole page, no part of one. */
export const isPage = (place: Place): boolean => Object.values<Place>(pages).includes(place);

/** The page of an address, or undefined where there is none. A trailing slash makes no difference. */
export function pageAt(pathname: string): Place | undefined {
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  return Object.hasOwn(pages, path) ? pages[path as RoutePath] : undefined;
}

/** Everything that the shell shows or starts of a remote. */
export const placesOf = (remote: RemoteName): string[] =>
  [...Object.values(pages), ...Object.values(fragments), ...owners]
    .filter((one) => one.remote === remote)
    .map((one) => one.exposure);
