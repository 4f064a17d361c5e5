import { bus } from '@burger/shared/bus';
import type { EventName, ShopEvents, shopEvents } from '@burger/shared/contracts';
import { pathWithin } from '@burger/shared/language';
import { visitorActive } from '@burger/shared/ui';
import { queuedPressName } from './queued-press';
import { type ExposureRef, pageAt, pages } from './routes';

const patienceMs = 4000;

let release: () => void = () => undefined;
const released = new Promise<void>((resolve) => (release = resolve));

/** The first page of the visit answers, or cannot be had: now the rest may come. */
export const pageIsThere = (): void => release();

/** Lets the first page come before what stands around it, for four seconds at most. */
export async function afterFirstPage(place: ExposureRef): Promise<void> {
  if (place === pageAt(pathWithin(location.pathname))) return;
  setTimeout(release, patienceMs);
  await released;
}

const isKnown = (): boolean =>
  // It is about the customer and the cart from the first moment on.
  pageAt(pathWithin(location.pathname)) === pages['/checkout'] ||
  Boolean(Reflect.get(globalThis, queuedPressName));

/** Resolves once somebody is here, at once on the checkout or after an early press: cart and account wait for it. */
export const userActive = (): Promise<void> => (isKnown() ? Promise.resolve() : visitorActive());

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
