import type { ComponentType } from 'react';
import type { Track } from './track';
import guests from './guests.json' with { type: 'json' };

/** Subscribes a remote to the bus; the returned function ends every subscription. */
export type Start = () => () => void;
export type Page = ComponentType<Record<never, never>>;

/** An optional export of an exposed module: resolves when its data has loaded. The shell waits for it before it renders. */
export type Ready = () => Promise<unknown>;

/** Every remote and its exposed modules. Modules are compiled against this list, and contract tests check its names. */
export const remotes = {
  'mfe-menu': [
    './start',
    './MenuPage',
    './FeaturedFavorites',
    './ChoosingSheet',
    './ShopStatus',
    './GoesWellWith',
  ],
  'mfe-cart-checkout': ['./start', './CartButton', './CartDrawer', './CartPanel', './CheckoutPage'],
  'mfe-account-orders': [
    './start',
    './AccountMenu',
    './SignInDialog',
    './PageSignIn',
    './YourUsual',
    './OrdersPage',
    './AccountPage',
    './TrackPage',
    './OrderStrip',
    './OrderUnderWay',
  ],
  'mfe-content': [
    './HomePage',
    './AboutPage',
    './ContactPage',
    './BlogsPage',
    './OffersPage',
    './FaqPage',
    './PrivacyPage',
    './TermsPage',
    './UnsubscribePage',
  ],
  'mfe-kitchen': ['./KitchenPage', './RiderPage'],
} as const satisfies Record<string, readonly `./${string}`[]>;

/** Remotes from other repositories, by the pages that `guests.json` routes to them. */
export const guestRemotes: readonly string[] = Object.values<{ remote: string }>(guests.pages).map(
  ({ remote }) => remote,
);

/** An order of the signed-in customer, passed to each view that tracks it. */
export interface OrderUnderWayProps {
  trackingKey: string;
  track: Track;
  /** Amount to pay in paise; null when unknown. */
  total: number | null;
  /** Called after the customer changed the order, to refetch it. */
  onChanged: () => void;
}

/** Translations, for a remote (`./Texts.kn`) or one exposed module (`./BlogsPage.kn`). Loaded before the module runs. */
export interface SpokenTexts {
  texts: Readonly<Record<string, object>>;
}

export type RemoteName = keyof typeof remotes;
export type ExposureName<Name extends RemoteName> = (typeof remotes)[Name][number];

/** Exports of an exposed module: `start`, or a page or fragment named like the module. */
export type Exposed<Path extends `./${string}`> = Path extends './start'
  ? { start: Start }
  : Path extends `./${infer Name}`
    ? { [One in Name]: One extends FragmentName ? ComponentType<Fragments[One]> : Page }
    : never;

export type Exposure<Name extends RemoteName, Path extends ExposureName<Name>> = Path extends Path
  ? Exposed<Path>
  : never;

/** Fragments that a page of one team places without knowing the team that serves them. */
export interface Fragments {
  FeaturedFavorites: Record<never, never>;
  ChoosingSheet: Record<never, never>;
  ShopStatus: Record<never, never>;
  GoesWellWith: Record<never, never>;
  CartButton: Record<never, never>;
  CartDrawer: Record<never, never>;
  CartPanel: Record<never, never>;
  AccountMenu: Record<never, never>;
  SignInDialog: Record<never, never>;
  OrderStrip: Record<never, never>;
  OrderUnderWay: OrderUnderWayProps;
  PageSignIn: Record<never, never>;
  YourUsual: Record<never, never>;
}

export type FragmentName = keyof Fragments;

/** One entry of `/remotes.json`: where a remote is deployed, and the contract it was built for. */
export interface RemoteLine {
  version: string;
  /** Folder of this version with a trailing slash: a path on the site, or an absolute URL. */
  base: string;
  entry: string;
  contract: number;
  oldest: number;
  /** Files that each exposed module needs beside the entry, so that both load in parallel. */
  exposes: Record<string, string[]>;
  /** Hash (`sha256-…`) of each script in that folder. The browser does not run a script with another hash. */
  integrity: Record<string, string>;
}

/** `/remotes.json`: decides which version of each remote the site runs. */
export type RemotesFile = Record<string, RemoteLine>;
