import type { Shop, Today } from '@burger/shared/contracts';
import { shopNow } from '@burger/shared/shop';
import { useStore } from '@burger/shared/platform/use-store';
import { useCallback, useMemo } from 'react';
import { messages } from '../messages/en';
import { LoadingOrFailed, useLoaded } from '../parts/answers';
import { useKitchen } from '../use-kitchen';

export interface OnSale {
  shop: Shop;
  today: Today;
  /** The time of the shop data in ms. */
  at: number;
}

/** Returns the current shop data from the server's menu, or what to show until they have loaded. */
export function useOnSale(now: number, texts: { loading: string; failed: string }) {
  const { api, counter } = useKitchen();
  const today = useStore(counter.state).board?.today;
  const version = today?.version ?? '';
  const { loaded, again } = useLoaded(useCallback(() => api.published(version), [api, version]));
  const menu = loaded.phase === 'ready' ? loaded.value : null;
  // Steps of 15 s are precise enough for items sold out until a time.
  const at = Math.floor(now / 15_000) * 15_000;
  const onSale = useMemo(
    (): OnSale | null => (menu && today ? { shop: shopNow(menu, today, at), today, at } : null),
    [menu, today, at],
  );
  const instead = !today ? (
    <p role="status">{messages.loading}</p>
  ) : (
    loaded.phase !== 'ready' && (
      <LoadingOrFailed phase={loaded.phase} texts={texts} onAgain={again} />
    )
  );
  return { onSale, instead };
}
