import type { Exposure } from '@burger/shared/contracts';
import { StoresContext } from '../use-stores';
import { stores } from '../wiring';
import { MenuPage as Page } from '../menu/menu-page';

export { ready } from '../wiring';

/** The route /menu. */
export const MenuPage = () => (
  <StoresContext value={stores}>
    <Page />
  </StoresContext>
);

({ MenuPage }) satisfies Exposure<'mfe-menu', './MenuPage'>;
