/** What Google is asked for; each is switched on, and allowed to a key, by itself. */
export type GoogleService = 'routes' | 'geocoding' | 'places';

/** Why one refuses, in the words of its older services: denied, its quota, ours for a day. */
export const refusals = ['REQUEST_DENIED', 'OVER_QUERY_LIMIT', 'OVER_DAILY_BUDGET'] as const;
export type RefusedAs = (typeof refusals)[number];

export const isRefusal = (status: string): status is RefusedAs =>
  (refusals as readonly string[]).includes(status);

/** Hears what a service answered, and tells where it refuses. Never rejects. */
export type NoteRefusal = (service: GoogleService, status: string) => Promise<void>;

export const noteNothing: NoteRefusal = () => Promise.resolve();

/** The older services' word for the status that a newer one refuses with. */
export function refusalWord(status: number): string {
  if (status === 429) return 'OVER_QUERY_LIMIT';
  return status < 500 ? 'REQUEST_DENIED' : 'UNKNOWN_ERROR';
}

const words: Readonly<Record<string, string>> = {
  routes: 'Routes API (ways and their fees)',
  geocoding: 'Geocoding API (names of places)',
  places: 'Places API (New) (reviews)',
  REQUEST_DENIED: 'refuses the key: switch the API on in the project, and allow it to the key',
  OVER_QUERY_LIMIT: 'its quota is used up: raise it in the console',
  OVER_DAILY_BUDGET: 'MAPS_DAILY_BUDGET is used up for the day',
};

/** A service, or why it refuses, in the owner's words. */
export const saidOfService = (name: string): string => words[name] ?? name;
