import { createContext, useContext } from 'react';
import type { KitchenWorld } from './use-kitchen';

/** The page puts its world above the counter, whose views do everything through it. */
export const KitchenContext = createContext({} as KitchenWorld);

export const useKitchen = (): KitchenWorld => useContext(KitchenContext);
