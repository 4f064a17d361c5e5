import type { Exposures, ExportsOf } from 'federation-contract';
import type { ComponentType } from 'react';
import type { Track } from './track';
import guests from './guests.json' with { type: 'json' };
import type { OrderStatus } from './order-states';

/** Subscribes a remote to the bus. The returned function ends all its subscriptions. */
export type Start = () => () => void;
export type Page = ComponentType<Record<never, never>>;

/**
 * An optional export of an exposed module. It resolves once the module's data has loaded, and the shell waits
 * for it before rendering.
 */
export type Ready = () => Promise<unknown>;

/**
 * Every remote and its exposed modules. TypeScript checks the modules against this list, and contract tests
 * check its names.
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
    './TermsPage',
    './UnsubscribePage',
  ],
  'mfe-kitchen': ['./KitchenPage', './RiderPage'],
} as const satisfies Exposures;

interface InRemote {
  remote: string;
}

/** Remotes from other repositories, to which `guests.json` gives pages and places. */
export const guestRemotes: readonly string[] = [
  ...Object.values<InRemote>(guests.pages),
  ...Object.values<readonly InRemote[]>(guests.places).flat(),
].map(({ remote }) => remote);

export interface OrderUnderWayProps {
  trackingKey: string;
  track: Track;
  /** Amount to pay in paise; null if unknown. */
  total: number | null;
  /** Called after the customer changed the order, so that the page fetches it again. */
  onChanged: () => void;
}

/**
 * Translations of a remote (`./Texts.kn`) or of one exposed module (`./BlogsPage.kn`). The shell loads them
 * before the module runs.
 */
export interface SpokenTexts {
  texts: Readonly<Record<string, object>>;
}

export type RemoteName = keyof typeof remotes;
export type ExposureName<Name extends RemoteName> = (typeof remotes)[Name][number];

/** Exports of an exposed module: `start`, or a page or fragment named like the module. */
export type Exposed<Path extends `./${string}`> = ExportsOf<Path, Named, Page>;

type Named = { start: Start } & {
  [Name in FragmentName]: ComponentType<Fragments[Name]>;
};

export type Exposure<Name extends RemoteName, Path extends ExposureName<Name>> = Path extends Path
  ? Exposed<Path>
  : never;

/** Fragments that another team's page shows without knowing which remote provides them. */
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

/** An entry of `/remotes.json`: where a remote is deployed, and the contract for which it was built. */
export interface RemoteLine {
  version: string;
  /** Folder of this version, with a trailing slash: a path on the site, or an absolute URL. */
  base: string;
  entry: string;
  contract: number;
  oldest: number;
  /** Files that each exposed module needs in addition to the entry, so that both load in parallel. */
  exposes: Record<string, string[]>;
  /** Hash (`sha256-…`) of each script in that folder. The browser runs no script with another hash. */
  integrity: Record<string, string>;
}

/** The format of `/remotes.json`, which decides the version of each remote that the site runs. */
export type RemotesFile = Record<string, RemoteLine>;

/**
 * Named places in pages for fragments of guests, and the props that the page gives them. `guests.json` fills
 * them. Carts, shop data and accounts come from the bus.
 */
export interface Places {
  /** At the top of the home page. */
  HomeBanner: Record<never, never>;
  /** At the end of the dialog of a dish. */
  BelowDish: { dishId: number };
  /** Below the lines of the cart's drawer. */
  CartExtras: Record<never, never>;
  /** Below the form of the checkout page. */
  CheckoutExtras: Record<never, never>;
  /** Below an order on its tracking page. */
  BelowTracking: { status: OrderStatus };
  /** At the end of a signed-in customer's account page. */
  AccountCards: Record<never, never>;
  /** Below the notices of the counter page. */
  CounterLane: Record<never, never>;
}

export type PlaceName = keyof Places;

/** A fragment in the page, as returned by its `mount`. */
export interface Mounted<Props> {
  /** Called with the current props after each change. */
  update: (props: Props) => void;
  /** Called before the fragment's nodes are removed. */
  unmount: () => void;
}

/** Adds a fragment without React to a shadow root, which keeps its styles and those of the page apart. */
export type Mount<Props> = (root: ShadowRoot, props: Props) => Mounted<Props>;

/** Exports of a guest's module for a place: a component named like the module, or `mount`. */
export type Fills<Name extends PlaceName, Path extends `./${string}` = `./${string}`> =
  | { mount: Mount<Places[Name]> }
  | (Path extends `./${infer One}` ? { [Own in One]: ComponentType<Places[Name]> } : never);
