import { bus } from '@burger/shared/bus';
import { createVegOnlyStorage } from './gateways/veg-only-storage';
import { createVegOnly } from './use-cases/keep-veg-only';
import { createCartDesk } from './use-cases/ask-cart';

/** One of each for all exposures of this remote, so that the home page and the menu agree. */
export const cartDesk = createCartDesk(bus);
export const vegOnly = createVegOnly(createVegOnlyStorage());
