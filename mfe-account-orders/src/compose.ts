import { bus } from '@burger/shared/bus';
import { wait } from '@burger/shared/device';
import { dropTracks } from '@burger/shared/track';
import { restaurant } from '@burger/shared/restaurant';
import { forgetPerson } from '@burger/shared/storage';
import { whenQuiet } from '@burger/shared/ui';
import { browserPositions } from './gateways/browser-positions';
import { firebaseIdentity } from './gateways/firebase-identity';
import { mapsGeocoder } from './gateways/maps-geocoder';
import { keptPlace, leaving, sessionHint } from './gateways/remembered';
import { createLocationKeeper } from './use-cases/keep-location';
import { createSessionKeeper } from './use-cases/keep-session';

const profiles = () =>
  import(/* webpackChunkName: "profiles" */ './gateways/firestore-profiles').then(
    ({ firestoreProfiles }) => firestoreProfiles,
  );

/** The owner of the noun session. Nothing of the identity provider is loaded until it is needed. */
export const sessionKeeper = createSessionKeeper({
  identity: firebaseIdentity,
  profiles: { save: async (user) => (await profiles()).save(user) },
  hint: sessionHint(),
  wait,
  whenQuiet,
  forget: dropTracks,
  leave: () => {
    forgetPerson();
    locationKeeper.forget();
  },
  tellOtherTabs: leaving().tell,
  tell: (session) => bus.emit('session/changed', session),
  log: (error) => console.error('The sign-in service failed', error),
});

/** The owner of the noun location. */
export const locationKeeper = createLocationKeeper({
  positions: browserPositions,
  geocoder: mapsGeocoder(),
  place: keptPlace(),
  wait,
  defaultLocality: restaurant.address.locality,
  tell: (location) => bus.emit('location/changed', location),
});
