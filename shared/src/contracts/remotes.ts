import type { ComponentType } from 'react';
import type { Dish } from './dish';

/** Subscribes a remote to the bus; the answer ends every subscription. */
export type Start = () => () => void;

export type Page = ComponentType<Record<never, never>>;

/**
 * What each remote exposes. A remote compiles only if its entry modules fit (`satisfies Exposure<…>`),
 * and the contract tests load each built entry and look for exactly these names.
 */
export interface Remotes {
  'mfe-menu': {
    './MenuPage': { MenuPage: Page };
    './FeaturedFavorites': { FeaturedFavorites: ComponentType<FeaturedFavoritesProps> };
    './AddToCart': { AddToCart: ComponentType<AddToCartProps> };
  };
  'mfe-cart-checkout': {
    './start': { start: Start };
    './CartButton': { CartButton: ComponentType<Record<never, never>> };
    './CartDrawer': { CartDrawer: ComponentType<Record<never, never>> };
    './CheckoutPage': { CheckoutPage: Page };
  };
  'mfe-account-orders': {
    './start': { start: Start };
    './AccountMenu': { AccountMenu: ComponentType<Record<never, never>> };
    './SignInDialog': { SignInDialog: ComponentType<Record<never, never>> };
    './OrdersPage': { OrdersPage: Page };
  };
  'mfe-content': {
    './HomePage': { HomePage: Page };
    './AboutPage': { AboutPage: Page };
    './ContactPage': { ContactPage: Page };
    './BlogsPage': { BlogsPage: Page };
    './OffersPage': { OffersPage: Page };
    './FaqPage': { FaqPage: Page };
  };
}

export interface FeaturedFavoritesProps {
  /** Names of the dishes to show, in this order; those that the menu does not have are left out. */
  names: readonly string[];
}

export interface AddToCartProps {
  dish: Pick<Dish, 'id' | 'name' | 'price' | 'image' | 'isAvailable'>;
}

/**
 * What a remote may expose beside that: its texts in another language, as `./Texts.kn`, and those that only one
 * exposure needs, as `./BlogsPage.kn`. They are learnt before what needs them runs; a remote without them speaks English.
 */
export interface SpokenTexts {
  texts: Readonly<Record<string, object>>;
}

export type RemoteName = keyof Remotes;
export type ExposureName<Name extends RemoteName> = keyof Remotes[Name] & `./${string}`;
export type Exposure<
  Name extends RemoteName,
  Path extends ExposureName<Name>,
> = Remotes[Name][Path];

/** Fragments that one team's page places without knowing which team serves them. */
export interface Fragments {
  FeaturedFavorites: FeaturedFavoritesProps;
  AddToCart: AddToCartProps;
  CartButton: Record<never, never>;
  CartDrawer: Record<never, never>;
  AccountMenu: Record<never, never>;
  SignInDialog: Record<never, never>;
}

export type FragmentName = keyof Fragments;
