import type { Exposure } from '@burger/shared/contracts';
import { StoresContext } from '../use-stores';
import { shopIsThere, vegOnly } from '../wiring';
import { stores } from '../compose-stores';
import { MenuPage as Page } from '../menu/menu-page';

export const ready = shopIsThere;

/** The route /menu. */
export const MenuPage = () => (
  <StoresContext value={stores}>
    <Page vegOnly={vegOnly} />
  </StoresContext>
);

({ MenuPage }) satisfies Exposure<'mfe-menu', './MenuPage'>;
