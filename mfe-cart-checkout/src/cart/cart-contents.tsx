import type { Cart } from '@burger/shared/contracts';
import type { ReactNode } from 'react';
import { isFilled } from './is-filled';
import type { SeenShop } from './seen-shop';
import { CartLines } from './lines';
import { LineShapes } from './line-shapes';
import { MenuUnreachable } from './menu-unreachable';

/** What there is of the cart: its lines, what stands in place of none, or why it is not known. */
export function CartContents({
  cart,
  shop,
  at,
  empty,
}: {
  cart: Cart | undefined;
  shop: SeenShop;
  at: Date;
  empty: ReactNode;
}) {
  if (isFilled(cart)) return <CartLines lines={cart.lines} shop={shop} at={at} />;
  if (cart) return empty;
  return shop.status === 'unreachable' ? <MenuUnreachable /> : <LineShapes />;
}
