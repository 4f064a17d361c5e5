import type { Cart } from '@burger/shared/contracts';

/** Whether a cart is known and holds something, be it nothing that can be ordered. */
export const isFilled = (cart: Cart | undefined): cart is Cart =>
  cart !== undefined && cart.lines.length > 0;
