import type { ShopBus } from '@burger/shared/bus';
import { distinctUntilChanged, fromEvent, map, Subscription } from 'rxjs';
import { keys, leaving } from './session/kept-session';
import type { LocationKeeper } from './location/location';
import type { SessionKeeper } from './session/session';

/** Answers the requests for session and location on the bus; the answer ends that. */
export function startAccount(
  bus: ShopBus,
  session: SessionKeeper,
  location: LocationKeeper,
  orderWasPlaced: () => void,
): () => void {
  const all = new Subscription();
  // First what is remembered: requests that waited for us come on top of it.
  location.begin();
  session.begin();
  all.add(
    bus
      .on('session/sign-out-requested')
      .subscribe(({ ended = false }) => void session.signOut({ ended })),
  );
  all.add(bus.on('session/name-requested').subscribe(({ name }) => void session.giveName(name)));
  all.add(
    bus.on('location/lookup-requested').subscribe(({ purpose }) => void location.lookUp(purpose)),
  );
  all.add(
    bus
      .on('location/area-requested')
      .subscribe(({ coordinates, locality }) => location.pick(coordinates, locality)),
  );
  // Only a signed-in customer's menu asks for the position on its own (spec.md §4).
  all.add(
    bus
      .on('session/changed')
      .pipe(
        map(({ status }) => status === 'signed-in'),
        distinctUntilChanged(),
      )
      .subscribe((signedIn) => signedIn && location.refresh()),
  );
  all.add(bus.on('order/placed').subscribe(orderWasPlaced));
  all.add(fromEvent(window, 'online').subscribe(() => session.askAgain()));
  all.add(
    fromEvent<StorageEvent>(window, 'storage').subscribe((event) => {
      if (event.key === keys.hint || event.key === null) session.otherTabChanged();
      if (leaving().isHeard(event)) session.otherTabLeft();
    }),
  );
  return () => {
    all.unsubscribe();
    session.end();
  };
}
