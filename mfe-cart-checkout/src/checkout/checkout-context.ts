import { createContext, useContext } from 'react';
import type { CheckoutServices } from './checkout-ports';

/** The exposure module of the checkout puts it above the page, which does nothing without it. */
export const CheckoutContext = createContext({} as CheckoutServices);

export const useCheckoutServices = (): CheckoutServices => useContext(CheckoutContext);
