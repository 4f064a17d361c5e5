import type { Geocoded } from '../location/geocode-answer';
import type { KnownPlace } from '../location/known-place';
import type { Attempt } from '../location/lookup-attempts';
import type { CustomerLocation } from '@burger/shared/contracts';
import { wait } from '@burger/shared/device';
import type { Fix } from '../ports';
import { createLocationKeeper } from '../location/location';

export const here = { lat: 13.0457, lng: 77.7262 };
export const found: Fix = { coordinates: here };
const never = new Promise<never>(() => {});

export interface World {
  fixes?: (Fix | Promise<never>)[];
  name?: Geocoded;
  place?: KnownPlace | null;
  asking?: boolean;
}

/** A location keeper in a world that the test makes up; positions that are not given never come. */
export function locationWorld({
  fixes = [],
  name = { locality: 'Bidarahalli' },
  place = null,
  asking = false,
}: World) {
  const told: CustomerLocation[] = [];
  const asked: Attempt[] = [];
  const remembered: KnownPlace[] = [];
  const keeper = createLocationKeeper({
    positions: {
      locate: async (attempt) => {
        const fix = fixes[asked.length];
        asked.push(attempt);
        return fix ?? never;
      },
      awaitsPermission: async () => asking,
    },
    geocoder: { nameOf: async () => name },
    place: {
      read: () => place,
      write: (one) => remembered.push(one),
      remove: () => remembered.splice(0),
    },
    wait,
    defaultLocality: 'Kithaganur',
    tell: (location) => told.push(location),
  });
  keeper.begin();
  return { keeper, told, asked, remembered, last: () => told.at(-1) };
}
