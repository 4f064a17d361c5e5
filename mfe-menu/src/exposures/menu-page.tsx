import type { Exposure } from '@burger/shared/contracts';
import { StoresContext } from '../components/stores-context';
import { shopIsThere, vegOnly } from '../compose';
import { stores } from '../compose-stores';
import { MenuPage as Page } from '../pages/menu-page';

export const ready = shopIsThere;

/** The route /menu. */
export const MenuPage = () => (
  <StoresContext value={stores}>
    <Page vegOnly={vegOnly} />
  </StoresContext>
);

({ MenuPage }) satisfies Exposure<'mfe-menu', './MenuPage'>;
