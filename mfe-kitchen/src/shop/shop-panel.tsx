import type { Today } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { useCallback } from 'react';
import { officeMessages } from '../menu/messages';
import { ClosedDaysPanel } from './closed-days-panel';
import { useKitchen } from '../kitchen-context';
import { LoadingOrFailed } from '../parts/answers';
import { PacePanels } from './pace-panel';
import { Panels } from '../parts/panel';
import { SoldOutPanel } from './sold-out-panel';
import { useLoaded } from '../parts/use-loaded';

export interface ShopPanelProps {
  today: Today;
  /** All that are on the board, by key. */
  orders: ReadonlyMap<string, KitchenOrder>;
  now: number;
}

/** What is different today and on single days: how busy it is, whether orders are taken, what is sold out. */
export function ShopPanel({ today, orders, now }: ShopPanelProps) {
  const { api } = useKitchen();
  const load = useCallback(() => api.published(today.version), [api, today.version]);
  const { loaded, again } = useLoaded(load);
  return (
    <Panels>
      <PacePanels today={today} now={now} />
      {loaded.phase === 'ready' ? (
        <SoldOutPanel menu={loaded.value} today={today} now={now} />
      ) : (
        <LoadingOrFailed
          phase={loaded.phase}
          loading={officeMessages.shop.loading}
          failed={officeMessages.shop.noMenu}
          onAgain={again}
        />
      )}
      <ClosedDaysPanel today={today} orders={orders} now={now} />
    </Panels>
  );
}
