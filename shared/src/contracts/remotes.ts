import type { ComponentType } from 'react';
import type { Track } from '../track/track';

/** Subscribes a remote to the bus; the answer ends every subscription. */
export type Start = () => () => void;

export type Page = ComponentType<Record<never, never>>;

/**
 * What an exposure's module may export beside that: settles when the data is there without which it cannot be shown.
 * The shell waits for it, and takes its failure for that of the module.
 */
export type Ready = () => Promise<unknown>;

/**
 * Every remote and what it exposes: the one list of them. A new remote is a line here and a place in the shell's
 * `remotes/routes.ts`. A remote of this repository compiles only if its entry modules fit (`satisfies Exposure<…>`),
 * and the contract tests load each built entry and look for exactly these names.
 */
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
    './UnsubscribePage',
  ],
  'mfe-kitchen': ['./KitchenPage', './RiderPage'],
} as const satisfies Record<string, readonly `./${string}`[]>;

/** An order of the signed-in customer that whoever shows it follows. */
export interface OrderUnderWayProps {
  trackingKey: string;
  track: Track;
  /** To be paid, in paise; null where it is not known. */
  total: number | null;
  /** Something was done with it: it is time to look. */
  onChanged: () => void;
}

/**
 * What a remote may expose beside that: its texts in another language, as `./Texts.kn`, and those that only one
 * exposure needs, as `./BlogsPage.kn`. They are learnt before what needs them runs; a remote without them speaks English.
 */
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

/** The same for an exposure that the list above names. */
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
  /** File of the federation entry in that folder. */
  entry: string;
  contract: number;
  /** The oldest contract that the remote understands. */
  oldest: number;
  /** Files that each exposure needs beside the entry, so that both are asked for at once. */
  exposes: Record<string, string[]>;
  /** What each script of that folder hashes to (`sha256-…`); one that hashes to something else is not run. */
  integrity: Record<string, string>;
}

/** `/remotes.json`: the single list that decides which version of each remote the site runs. */
export type RemotesFile = Record<string, RemoteLine>;

/**
 * `/config.json`: tells one and the same build which backend it talks to.
 * `local` is set where the local backend stands in for the hosted services.
 */
export interface SiteConfig {
  firebase: {
    apiKey: string;
    authDomain: string;
    projectId: string;
    appId?: string | undefined;
  };
  /** Where set, requests that cost something bring a token that proves our page: App Check by reCAPTCHA Enterprise. */
  appCheck?: { siteKey: string } | undefined;
  local?:
    | {
        /** Script that stands in for the identity provider's popup helper. */
        popupHelper: string;
        /** Where tokens of App Check are given without a provider. */
        pageTokens?: string | undefined;
      }
    | undefined;
}
