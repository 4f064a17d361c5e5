import guests from '@burger/shared/guests';
import type { ExposureName, FragmentName, RemoteName } from '@burger/shared/contracts';
import { pageLanguage } from '@burger/shared/language';

export type ExposureRef = {
  [Name in RemoteName]: { remote: Name; exposure: ExposureName<Name> };
}[RemoteName];

const place = <Name extends RemoteName>(remote: Name, exposure: ExposureName<Name>): ExposureRef =>
  ({ remote, exposure }) as ExposureRef;

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

/**
 * Customers' pages beside those of the specification: in all languages, at the end of a page or in a menu. Those of teams
 * elsewhere stand in one file with their titles and the links to them.
 */
export const extraPages: Readonly<Record<string, ExposureRef>> = {
  '/account': place('mfe-account-orders', './AccountPage'),
  '/privacy': place('mfe-content', './PrivacyPage'),
  '/terms': place('mfe-content', './TermsPage'),
  ...(guests.pages as object),
};

/**
 * Pages of the staff: without header and footer, in English, on no list. They and customers' pages load nothing of each
 * other. What follows the path is theirs: `/rider/<key>`.
 */
export const staffPages = {
  '/kitchen': place('mfe-kitchen', './KitchenPage'),
  '/rider': place('mfe-kitchen', './RiderPage'),
} as const;

/** Customers' pages at links, on no list: a key follows the path, as in `/track/<key>`. */
export const keyedPages = {
  '/track': place('mfe-account-orders', './TrackPage'),
  '/unsubscribe': place('mfe-content', './UnsubscribePage'),
} as const;

export const fragments: Record<FragmentName, ExposureRef> = {
  FeaturedFavorites: place('mfe-menu', './FeaturedFavorites'),
  ChoosingSheet: place('mfe-menu', './ChoosingSheet'),
  ShopStatus: place('mfe-menu', './ShopStatus'),
  GoesWellWith: place('mfe-menu', './GoesWellWith'),
  CartButton: place('mfe-cart-checkout', './CartButton'),
  CartDrawer: place('mfe-cart-checkout', './CartDrawer'),
  CartPanel: place('mfe-cart-checkout', './CartPanel'),
  AccountMenu: place('mfe-account-orders', './AccountMenu'),
  SignInDialog: place('mfe-account-orders', './SignInDialog'),
  OrderStrip: place('mfe-account-orders', './OrderStrip'),
  OrderUnderWay: place('mfe-account-orders', './OrderUnderWay'),
  PageSignIn: place('mfe-account-orders', './PageSignIn'),
  YourUsual: place('mfe-account-orders', './YourUsual'),
};

/** The owner of the shop is started where something of its remote stands, or once somebody asks for the shop. */
export const shopOwner = place('mfe-menu', './start');

/** Remotes that own nouns of the bus; all but the shop's are started on every page. */
export const owners = [
  shopOwner,
  place('mfe-cart-checkout', './start'),
  place('mfe-account-orders', './start'),
] as const;

export const isStaffPage = (place: ExposureRef | undefined): boolean =>
  place !== undefined && Object.values<ExposureRef>(staffPages).includes(place);

export const isPage = (place: ExposureRef): boolean =>
  isStaffPage(place) ||
  [pages, extraPages, keyedPages]
    .flatMap((places) => Object.values<ExposureRef>(places))
    .includes(place);

/** The path of a page at a link, with or without a key; undefined where an address is none. */
export const keyedPath = (path: string): keyof typeof keyedPages | undefined =>
  /^(\/track|\/unsubscribe)(\/[^/]+)?$/.exec(path)?.[1] as keyof typeof keyedPages | undefined;

function staffPageAt(path: string): ExposureRef | undefined {
  if (pageLanguage !== 'en') return undefined;
  if (path === '/kitchen') return staffPages['/kitchen'];
  return /^\/rider(\/[^/]+)?$/.test(path) ? staffPages['/rider'] : undefined;
}

/** The page of an address, or undefined where there is none. A trailing slash makes no difference. */
export function pageAt(pathname: string): ExposureRef | undefined {
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  const all: Readonly<Record<string, ExposureRef>> = { ...pages, ...extraPages };
  if (Object.hasOwn(all, path)) return all[path];
  const link = keyedPath(path);
  return link ? keyedPages[link] : staffPageAt(path);
}

/** Everything that the shell shows or starts of a remote. */
export const placesOf = (remote: RemoteName): string[] =>
  [pages, extraPages, keyedPages, staffPages, fragments, owners]
    .flatMap((places) => Object.values<ExposureRef>(places))
    .filter((one) => one.remote === remote)
    .map((one) => one.exposure);
