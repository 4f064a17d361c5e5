import type { Exposure } from '@burger/shared/contracts';
import { startCart } from '../wiring';

export const start = startCart;

({ start }) satisfies Exposure<'mfe-cart-checkout', './start'>;
