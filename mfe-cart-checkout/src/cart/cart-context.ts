import { createContext, useContext } from 'react';
import type { CartPorts } from './cart-ports';

/** The exposure modules put it above their views, which do nothing without it. */
export const CartContext = createContext({} as CartPorts);

export const useCartPorts = (): CartPorts => useContext(CartContext);
