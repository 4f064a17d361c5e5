import type { Exposure } from '@burger/shared/contracts';
import { startCart } from '../wiring';

/** Owns the cart from here on; the answer ends that. */
export const start = startCart;

({ start }) satisfies Exposure<'mfe-cart-checkout', './start'>;
