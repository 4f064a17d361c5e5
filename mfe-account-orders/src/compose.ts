import { bus } from '@burger/shared/bus';
import { restaurant } from '@burger/shared/restaurant';
import { browserPositions } from './gateways/browser-positions';
import { wait } from './gateways/clock';
import { firebaseIdentity } from './gateways/firebase-identity';
import { mapsGeocoder } from './gateways/maps-geocoder';
import { rememberedPlaces, sessionHint } from './gateways/remembered';
import { createLocationKeeper } from './use-cases/keep-location';
import { createSessionKeeper } from './use-cases/keep-session';

/** The owner of the noun session. Nothing of the identity provider is loaded until it is needed. */
export const sessionKeeper = createSessionKeeper({
  identity: firebaseIdentity,
  hint: sessionHint(),
  wait,
  tell: (session) => bus.emit('session/changed', session),
  log: (error) => console.error('The sign-in service failed', error),
});

/** The owner of the noun location. */
export const locationKeeper = createLocationKeeper({
  positions: browserPositions,
  geocoder: mapsGeocoder(),
  places: rememberedPlaces(),
  wait,
  defaultLocality: restaurant.address.locality,
  tell: (location) => bus.emit('location/changed', location),
});
