import { bus } from '@burger/shared/bus';
import { wait } from '@burger/shared/device';
import { dropTracks } from '@burger/shared/track';
import { restaurant } from '@burger/shared/restaurant';
import { forgetPerson } from '@burger/shared/storage';
import { whenQuiet } from '@burger/shared/ui';
import { browserPositions } from './location/device';
import { firebaseIdentity } from './session/firebase';
import { mapsGeocoder } from './location/maps-geocoder';
import { keptPlace, leaving, sessionHint } from './session/kept-session';
import { createLocationKeeper } from './location/location';
import { createSessionKeeper } from './session/session';

const profiles = () =>
  import(/* webpackChunkName: "profiles" */ './session/profiles-api').then(
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
