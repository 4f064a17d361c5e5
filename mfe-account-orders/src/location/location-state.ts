import type { Coordinates, CustomerLocation, LocationProblem } from '@burger/shared/contracts';
import type { KnownPlace } from './known-place';

/** Where the customer is, and whether they said so by hand. */
export interface LocationState extends CustomerLocation {
  picked: boolean;
}

export type LocationMove =
  | { type: 'started' }
  | { type: 'retrying'; problem: LocationProblem }
  | { type: 'located'; coordinates: Coordinates }
  | { type: 'named'; locality: string; problem: LocationProblem | null }
  | { type: 'failed'; problem: LocationProblem; defaultLocality: string }
  | { type: 'picked'; coordinates: Coordinates; locality: string };

/** The state that a page starts with: what the browser remembers, or nothing. */
export function initialLocation(place: KnownPlace | null): LocationState {
  return {
    status: place ? 'known' : 'idle',
    coordinates: place && { lat: place.lat, lng: place.lng },
    locality: place?.locality ?? null,
    problem: null,
    picked: place?.picked ?? false,
  };
}

/** The next state. Good values stay until better ones arrive; starting forgets the last failure. */
export function moveLocation(state: LocationState, move: LocationMove): LocationState {
  switch (move.type) {
    case 'started':
      return { ...state, status: 'looking', problem: null };
    case 'retrying':
      return { ...state, status: 'looking', problem: move.problem };
    case 'located':
      return {
        ...state,
        status: 'known',
        coordinates: move.coordinates,
        // The name of a picked area does not describe where the customer turned out to be.
        locality: state.picked ? null : state.locality,
        problem: null,
        picked: false,
      };
    case 'named':
      return { ...state, locality: move.locality, problem: move.problem };
    case 'failed':
      return {
        ...state,
        status: 'failed',
        locality: state.picked ? state.locality : move.defaultLocality,
        problem: move.problem,
      };
    case 'picked':
      return {
        status: 'known',
        coordinates: move.coordinates,
        locality: move.locality,
        problem: null,
        picked: true,
      };
  }
}
