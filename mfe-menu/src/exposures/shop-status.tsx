import type { Exposure } from '@burger/shared/contracts';
import { StoresContext } from '../use-stores';
import { ShopStatus as Status } from '../menu/shop-status';
import { stores } from '../wiring';

/** Whether orders are taken, and how long they take, where that is not as usual; for other teams' pages. */
export const ShopStatus = () => (
  <StoresContext value={stores}>
    <Status />
  </StoresContext>
);

({ ShopStatus }) satisfies Exposure<'mfe-menu', './ShopStatus'>;
