import type { Exposure } from '@burger/shared/contracts';
import { MenuPage as Page } from '../menu/menu-page';
import { withStores } from '../wiring';

export { ready } from '../wiring';

export const MenuPage = withStores(Page);

({ MenuPage }) satisfies Exposure<'mfe-menu', './MenuPage'>;
