import type { LocationProblem } from '@burger/shared/contracts';

/** What the maps service made of coordinates: a name, no name, or no service. */
export type Geocoded = { locality: string | null } | { problem: GeocodeProblem };
export type GeocodeProblem = Extract<
  LocationProblem,
  'service-unavailable' | 'service-busy' | 'unknown'
>;

// From the closest name that a customer would use to the widest.
const wanted = ['sublocality_level_1', 'sublocality', 'locality'];

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function localityOf(components: readonly unknown[]): string | null {
  for (const type of wanted) {
    for (const component of components.map(record)) {
      const name = component['long_name'] ?? component['short_name'];
      if (!list(component['types']).includes(type) || typeof name !== 'string') continue;
      if (name.trim() !== '') return name.trim().slice(0, 120);
    }
  }
  return null;
}

/** Reads an answer of the maps service's reverse geocoder, whatever it may hold. */
export function readGeocodeAnswer(body: unknown): Geocoded {
  const { status, results } = record(body);
  switch (status) {
    case 'OK':
      return { locality: localityOf(list(record(list(results)[0])['address_components'])) };
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
