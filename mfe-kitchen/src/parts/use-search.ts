import type { KitchenOrder } from '@burger/shared/kitchen';
import { useCallback, useEffect, useState } from 'react';
import { useKitchen } from '../kitchen-context';

type Found =
  | { phase: 'busy' | 'failed' }
  | { phase: 'refused'; message: string }
  | { phase: 'ready'; orders: readonly KitchenOrder[] };

/** What the server finds for a text; asked anew for another one, or on `again`. */
export function useSearch(typed: string) {
  const { api } = useKitchen();
  const [found, setFound] = useState<Found>({ phase: 'busy' });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    void api.search(typed).then((answer) => {
      if (!current) return;
      if (answer.kind === 'ok') setFound({ phase: 'ready', orders: answer.value });
      else if (answer.kind === 'refused') setFound({ phase: 'refused', message: answer.message });
      else setFound({ phase: 'failed' });
    });
    return () => {
      current = false;
    };
  }, [typed, api, asked]);
  const again = useCallback(() => {
    setFound({ phase: 'busy' });
    setAsked((count) => count + 1);
  }, []);
  return { found, again };
}
