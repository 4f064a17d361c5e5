import { bus } from '@burger/shared/bus';
import type { Ready } from '@burger/shared/contracts';
import type { ComponentType } from 'react';
import { createCartStore } from './cart';
import { createVegOnly } from './stored-veg-only';
import { shopStore } from './shop-wiring';
import { StoresContext, type Stores } from './use-stores';

// Shared by all exposed modules of this remote, so that home page and menu agree.
const stores: Stores = { cart: createCartStore(bus), shop: shopStore, vegOnly: createVegOnly() };

/** Resolves when the shop data have loaded: no menu view can render without them. */
export const ready: Ready = shopStore.ready;

export const withStores = (View: ComponentType) => () => (
  <StoresContext value={stores}>
    <View />
  </StoresContext>
);
