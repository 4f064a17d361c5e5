import { bus } from '@burger/shared/bus';
import type { Ready } from '@burger/shared/contracts';
import type { ComponentType } from 'react';
import { createCartStore } from './cart';
import { createVegOnly } from './stored-veg-only';
import { shopStore } from './shop-wiring';
import { StoresContext, type Stores } from './use-stores';

// One of each for all exposures of this remote, so that the home page and the menu agree.
const stores: Stores = { cart: createCartStore(bus), shop: shopStore, vegOnly: createVegOnly() };

/** Settles when there is a shop to show: without one, no view of the menu can be drawn. */
export const ready: Ready = shopStore.ready;

export const withStores = (View: ComponentType) => () => (
  <StoresContext value={stores}>
    <View />
  </StoresContext>
);
