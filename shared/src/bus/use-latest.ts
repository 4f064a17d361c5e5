import { useCallback, useSyncExternalStore } from 'react';
import type { EventName, ShopEvents } from '../contracts/events';
import { bus, type ShopBus } from './bus';

const nothingYet = () => undefined;

/**
 * The last value of a `latest` event, or undefined before the first.
 * While a prerendered page hydrates it is undefined too, as it was on the server.
 */
export function useLatest<Name extends EventName>(
  name: Name,
  from: ShopBus = bus,
): ShopEvents[Name] | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = from.on(name).subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [from, name],
  );
  return useSyncExternalStore(
    subscribe,
    () => from.latest(name) as ShopEvents[Name] | undefined,
    nothingYet,
  );
}
