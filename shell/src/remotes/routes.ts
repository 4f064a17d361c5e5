import guests from '@burger/shared/contracts/guests';
import type { ExposureName, FragmentName, PlaceName, RemoteName } from '@burger/shared/contracts';
import { pageLanguage } from '@burger/shared/i18n';

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

/** Customer pages beyond the specification, in all languages, and the pages of external teams. */
export const extraPages: Readonly<Record<string, ExposureRef>> = {
  '/account': place('mfe-account-orders', './AccountPage'),
  '/privacy': place('mfe-content', './PrivacyPage'),
  '/terms': place('mfe-content', './TermsPage'),
  ...(guests.pages as object),
};

/**
 * Staff pages: in English, without header and footer, in no sitemap, and without modules of customer pages.
 */
export const staffPages = {
  '/kitchen': place('mfe-kitchen', './KitchenPage'),
  '/rider': place('mfe-kitchen', './RiderPage'),
} as const;

/** Customer pages that are opened by a link with a key: `/track/<key>`. They are in no sitemap. */
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

/** A guest's fragment in a place, and the height that the page reserves for it, as a CSS length. */
export type GuestPlace = ExposureRef & { height: string };

const ofGuests: Partial<Record<PlaceName, readonly unknown[]>> = guests.places;

/** The guests of each place, from `guests.json`. */
export const guestPlaces = ofGuests as Readonly<Record<string, readonly GuestPlace[]>>;

/** Places of staff pages. Only these pages' remotes list names their guests. */
export const staffPlaces: readonly string[] = ['CounterLane' satisfies PlaceName];

/**
 * The start module that owns the shop data. It starts with any part of its remote, or with the first request
 * for shop data.
 */
export const shopOwner = place('mfe-menu', './start');

/** The modules that own `shop`, `cart` and `session` on the bus. All but the shop's start on every page. */
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

/** Returns the page path of a URL path with or without a key; undefined for other pages. */
export const keyedPath = (path: string): keyof typeof keyedPages | undefined =>
  /^(\/track|\/unsubscribe)(\/[^/]+)?$/.exec(path)?.[1] as keyof typeof keyedPages | undefined;

function staffPageAt(path: string): ExposureRef | undefined {
  if (pageLanguage !== 'en') return undefined;
  if (path === '/kitchen') return staffPages['/kitchen'];
  return /^\/rider(\/[^/]+)?$/.test(path) ? staffPages['/rider'] : undefined;
}

export function pageAt(pathname: string): ExposureRef | undefined {
  const path = pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
  const all: Readonly<Record<string, ExposureRef>> = { ...pages, ...extraPages };
  if (Object.hasOwn(all, path)) return all[path];
  const link = keyedPath(path);
  return link ? keyedPages[link] : staffPageAt(path);
}

export const placesOf = (remote: RemoteName): string[] =>
  [pages, extraPages, keyedPages, staffPages, fragments, owners, Object.values(guestPlaces).flat()]
    .flatMap((places) => Object.values<ExposureRef>(places))
    .filter((one) => one.remote === remote)
    .map((one) => one.exposure);
