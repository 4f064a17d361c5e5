import { dishes } from '@burger/shared/catalogue';
import type { Exposure } from '@burger/shared/contracts';
import { CartDeskContext } from '../components/cart-desk-context';
import { cartDesk, vegOnly } from '../compose';
import { MenuPage as Page } from '../pages/menu-page';

/** The route /menu. */
export const MenuPage = () => (
  <CartDeskContext value={cartDesk}>
    <Page dishes={dishes} vegOnly={vegOnly} />
  </CartDeskContext>
);

({ MenuPage }) satisfies Exposure<'mfe-menu', './MenuPage'>;
