import type { ComponentType } from 'react';

/** One line of `/remotes.json`; lines of contract 1 say neither `oldest` nor hashes. */
export interface RemoteLine {
  version: string;
  base: string;
  entry: string;
  contract: number;
  oldest?: number;
  exposes: Record<string, string[]>;
  /** What each script of that folder hashes to. */
  integrity?: Record<string, string>;
}

export interface AddToCartProps {
  dish: { id: number; name: string; price: string; image: string; isAvailable: boolean };
}

export interface FeaturedFavoritesProps {
  names: readonly string[];
}

/** What the menu exposes. */
export interface Menu {
  MenuPage: ComponentType<Record<never, never>>;
  FeaturedFavorites: ComponentType<FeaturedFavoritesProps>;
  AddToCart: ComponentType<AddToCartProps>;
}

/** What this shell uses of the cart. */
export interface Cart {
  start: () => () => void;
  CartButton: ComponentType<Record<never, never>>;
}
