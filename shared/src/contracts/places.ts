import type { ComponentType } from 'react';
import type { OrderStatus } from './order-states';

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
