import type { Coordinates, LocationProblem } from '@burger/shared/contracts';
import { appCheckFetch } from '@burger/shared/firebase/app-check-fetch';
import { jsonPost } from '@burger/shared/platform/json-post';
import { fields, list } from '@burger/shared/platform/reading';
import {
  storedJson,
  localText,
  personKeys,
  type StoredText,
} from '@burger/shared/platform/storage';

export type PositionProblem = Extract<
  LocationProblem,
  'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'unknown'
>;

/** Options of a position lookup; times in ms. */
export interface Attempt {
  timeout: number;
  maximumAge: number;
  enableHighAccuracy?: boolean;
}
export type Fix = { coordinates: Coordinates } | { problem: PositionProblem };

// The codes of GeolocationPositionError; not every browser has the class.
const problems: Record<number, PositionProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Returns coordinates with six decimals, about 10 cm: more digits would be noise. */
function fixOf({ latitude, longitude }: { latitude: number; longitude: number }): Fix {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return { problem: 'unknown' };
  return { coordinates: { lat: Number(latitude.toFixed(6)), lng: Number(longitude.toFixed(6)) } };
}

export const browserPositions = {
  /** Locates the device. In some browsers the promise never settles. */
  locate: ({ timeout, maximumAge, enableHighAccuracy = false }: Attempt) =>
    new Promise<Fix>((resolve) => {
      if (!('geolocation' in navigator)) return resolve({ problem: 'unsupported' });
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve(fixOf(coords)),
        ({ code }) => resolve({ problem: problems[code] ?? 'unknown' }),
        { timeout, maximumAge, enableHighAccuracy },
      );
    }),
  /** Whether the browser's location prompt is open. Its location timeout does not run while it is. */
  async awaitsPermission(): Promise<boolean> {
    try {
      const { state } = await navigator.permissions.query({ name: 'geolocation' });
      return state === 'prompt';
    } catch {
      return false;
    }
  },
};

export type Positions = typeof browserPositions;

/** Result of reverse geocoding: a name, no name, or a problem. */
export type Geocoded =
  | { locality: string | null }
  | { problem: Extract<LocationProblem, 'service-unavailable' | 'service-busy' | 'unknown'> };

// Address parts in order of preference: from the most local name that customers use to the widest.
const kinds = ['sublocality_level_1', 'sublocality', 'locality'];

function localityOf(components: readonly unknown[]): string | null {
  for (const kind of kinds) {
    for (const component of components.map(fields)) {
      const name = component['long_name'] ?? component['short_name'];
      if (!list(component['types']).includes(kind) || typeof name !== 'string') continue;
      if (name.trim() !== '') return name.trim().slice(0, 120);
    }
  }
  return null;
}

/** Reads a response of the maps service's reverse geocoder, with any content. */
export function readGeocodeAnswer(body: unknown): Geocoded {
  const { status, results } = fields(body);
  switch (status) {
    case 'OK':
      return { locality: localityOf(list(fields(list(results)[0])['address_components'])) };
    case 'ZERO_RESULTS':
      return { locality: null };
    case 'REQUEST_DENIED':
      return { problem: 'service-unavailable' };
    case 'OVER_QUERY_LIMIT':
      return { problem: 'service-busy' };
    default:
      return { problem: 'unknown' };
  }
}

const patienceMs = 8000;

/** Creates a reverse geocoder that calls our function. Returns the maps service's format, never rejects. */
export const mapsGeocoder = (ask: typeof fetch = appCheckFetch) => ({
  async nameOf({ lat, lng }: Coordinates): Promise<Geocoded> {
    try {
      const latlng = `${lat},${lng}`;
      const answer = await ask('/api/maps/geocode', jsonPost({ latlng }, patienceMs));
      // Status 429 of our own rate limit is reported like the maps service's quota error.
      if (answer.status === 429) return { problem: 'service-busy' };
      return readGeocodeAnswer(await answer.json());
    } catch {
      return { problem: 'unknown' };
    }
  },
});

export type Geocoder = ReturnType<typeof mapsGeocoder>;

export interface KnownPlace extends Coordinates {
  locality: string | null;
  /** Whether the customer chose the area from the list. Automatic lookups do not replace a chosen area. */
  picked: boolean;
}

const within = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

/** Returns a stored place. Returns null or throws when it is damaged. */
export function readPlace(stored: unknown): KnownPlace | null {
  const { lat, lng, locality, picked } = stored as Record<string, unknown>;
  if (!within(lat, 90) || !within(lng, 180)) return null;
  const named = typeof locality === 'string' && locality.trim() !== '' && locality.length <= 120;
  return { lat, lng, locality: named ? locality.trim() : null, picked: picked === true };
}

export const placeStorage = (text: StoredText = localText(personKeys.location)) =>
  storedJson(text, readPlace);
