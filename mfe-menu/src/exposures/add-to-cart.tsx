import type { AddToCartProps, Exposure } from '@burger/shared/contracts';
import { AddToCart as Button } from '../components/add-to-cart';
import { CartDeskContext } from '../components/cart-desk-context';
import { cartDesk } from '../compose';

/** The menu's order button for one dish, for other teams' pages. */
export const AddToCart = ({ dish }: AddToCartProps) => (
  <CartDeskContext value={cartDesk}>
    <Button dish={dish} />
  </CartDeskContext>
);

({ AddToCart }) satisfies Exposure<'mfe-menu', './AddToCart'>;
