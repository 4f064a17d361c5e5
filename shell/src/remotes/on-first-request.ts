import { bus } from '@burger/shared/bus';
import type { EventName, ShopEvents, shopEvents } from '@burger/shared/contracts';

type HeldName = {
  [Name in EventName]: (typeof shopEvents)[Name]['delivery'] extends 'held' ? Name : never;
}[EventName];

/** Calls back on the first request, so that who answers it is loaded then; the bus keeps the requests. Returns an end. */
export function onFirstRequest<Name extends HeldName>(name: Name, come: () => void): () => void {
  const asked: ShopEvents[Name][] = [];
  const subscription = bus.on(name).subscribe((payload) => {
    if (asked.push(payload as ShopEvents[Name]) > 1) return;
    // What was held arrives while we subscribe, one after the other.
    queueMicrotask(() => {
      if (subscription.closed) return;
      leave();
      come();
    });
  });
  function leave(): void {
    subscription.unsubscribe();
    for (const one of asked.splice(0)) bus.emit(name, one);
  }
  return leave;
}
