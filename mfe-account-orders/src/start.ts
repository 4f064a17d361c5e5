import type { ShopBus } from '@burger/shared/bus';
import { distinctUntilChanged, fromEvent, map } from 'rxjs';
import type { LocationStore } from './location/location';
import { receivedFromTab } from './session/stored-session';
import type { SessionStore } from './session/session';

/** Handles the requests for session and location on the bus. Returns a function that stops it. */
export function startAccount(
  bus: ShopBus,
  session: SessionStore,
  location: LocationStore,
  orderWasPlaced: () => void,
): () => void {
  // Restore stored state first, because queued requests apply on top of it.
  location.begin();
  session.begin();
  const subscriptions = [
    bus
      .on('session/sign-out-requested')
      .subscribe(({ ended = false }) => void session.signOut({ ended })),
    bus.on('session/name-requested').subscribe(({ name }) => void session.giveName(name)),
    bus.on('location/lookup-requested').subscribe(({ purpose }) => void location.lookUp(purpose)),
    bus
      .on('location/area-requested')
      .subscribe(({ coordinates, locality }) => location.pick(coordinates, locality)),
    // Only the menu of a signed-in customer looks up the position unasked (spec.md §4).
    bus
      .on('session/changed')
      .pipe(
        map(({ status }) => status === 'signed-in'),
        distinctUntilChanged(),
      )
      .subscribe((signedIn) => signedIn && location.refresh()),
    bus.on('order/placed').subscribe(orderWasPlaced),
    fromEvent(window, 'online').subscribe(() => session.askAgain()),
    fromEvent<StorageEvent>(window, 'storage').subscribe((event) => {
      const { hasChanged, hasLeft } = receivedFromTab(event);
      if (hasChanged) session.otherTabChanged();
      if (hasLeft) session.otherTabLeft();
    }),
  ];
  return () => {
    for (const one of subscriptions) one.unsubscribe();
    session.end();
  };
}
