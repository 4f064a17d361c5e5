import type { ComponentType } from 'react';
import type { Track } from './track';
import guests from './guests.json' with { type: 'json' };

/** Subscribes a remote to the bus; the answer ends every subscription. */
export type Start = () => () => void;
export type Page = ComponentType<Record<never, never>>;

/** What an exposure's module may export too: settles once the data that it needs is there; the shell waits for it. */
export type Ready = () => Promise<unknown>;

/** Every remote and what it exposes: the one list. Modules are compiled against it, and contract tests look for its names. */
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

/** Remotes from repositories of their own, by the pages that `guests.json` gives a way to. */
export const guestRemotes: readonly string[] = Object.values<{ remote: string }>(guests.pages).map(
  ({ remote }) => remote,
);

/** An order of the signed-in customer that whoever shows it follows. */
export interface OrderUnderWayProps {
  trackingKey: string;
  track: Track;
  /** To be paid, in paise; null where it is not known. */
  total: number | null;
  /** Something was done with it: it is time to look. */
  onChanged: () => void;
}

/** Texts of another language, `./Texts.kn` or those of one exposure, `./BlogsPage.kn`: learnt before what needs them runs. */
export interface SpokenTexts {
  texts: Readonly<Record<string, object>>;
}

export type RemoteName = keyof typeof remotes;
export type ExposureName<Name extends RemoteName> = (typeof remotes)[Name][number];

/** What the module of an exposure exports: `start`, or a page or fragment under the name that it is exposed by. */
export type Exposed<Path extends `./${string}`> = Path extends './start'
  ? { start: Start }
  : Path extends `./${infer Name}`
    ? { [One in Name]: One extends FragmentName ? ComponentType<Fragments[One]> : Page }
    : never;

export type Exposure<Name extends RemoteName, Path extends ExposureName<Name>> = Path extends Path
  ? Exposed<Path>
  : never;

/** Fragments that one team's page places without knowing which team serves them. */
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

/** One line of `/remotes.json`: where a remote is deployed and what it was built against. */
export interface RemoteLine {
  version: string;
  /** Folder of this version with a slash at its end: on the site, or absolute. */
  base: string;
  entry: string;
  contract: number;
  oldest: number;
  /** Files that each exposure needs beside the entry, so that both are asked for at once. */
  exposes: Record<string, string[]>;
  /** What each script of that folder hashes to (`sha256-…`); one that hashes to something else is not run. */
  integrity: Record<string, string>;
}

/** `/remotes.json`: the single list that decides which version of each remote the site runs. */
export type RemotesFile = Record<string, RemoteLine>;
