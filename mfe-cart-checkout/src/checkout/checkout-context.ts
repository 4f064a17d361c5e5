import { createContext, useContext } from 'react';
import type { CheckoutPorts } from './checkout-ports';

/** The exposure module of the checkout puts it above the page, which does nothing without it. */
export const CheckoutContext = createContext({} as CheckoutPorts);

export const useCheckoutPorts = (): CheckoutPorts => useContext(CheckoutContext);
