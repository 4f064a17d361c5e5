import { bus } from '@burger/shared/bus';
import { wait } from '@burger/shared/platform/device';
import { restaurant } from '@burger/shared/restaurant';
import { forgetPerson, localText, storageKeys } from '@burger/shared/platform/storage';
import { dropTracks } from '@burger/shared/order/tracking';
import { whenIdle } from '@burger/shared/ui';
import { browserPositions, placeStorage, mapsGeocoder } from './location/device';
import { createLocationStore } from './location/location';
import { firebaseIdentity } from './session/firebase';
import { sessionHint, tellOtherTabs } from './session/stored-session';
import { lazyPush } from './tracking/lazy-push';
import { createSessionStore } from './session/session';

const profiles = () => import(/* webpackChunkName: "profiles" */ './session/profiles-api');

export const sessionStore = createSessionStore({
  identity: firebaseIdentity,
  profiles: { save: async (user) => (await profiles()).firestoreProfiles.save(user) },
  hint: sessionHint(),
  wait,
  whenIdle,
  forget: () => {
    dropTracks();
    if (localText(storageKeys.push).read()) void lazyPush.load().then((code) => code.leavePush());
  },
  leave: () => {
    forgetPerson();
    locationStore.forget();
  },
  tellOtherTabs,
  tell: (session) => bus.emit('session/changed', session),
  log: (error) => console.error('The sign-in service failed', error),
});

export const locationStore = createLocationStore({
  positions: browserPositions,
  geocoder: mapsGeocoder(),
  place: placeStorage(),
  wait,
  defaultLocality: restaurant.address.locality,
  tell: (location) => bus.emit('location/changed', location),
});
