import type { Coordinates, CustomerLocation } from '@burger/shared/contracts';
import type { KnownPlace } from './known-place';

/** Where the customer is, and whether they said so by hand. */
export interface LocationState extends CustomerLocation {
  picked: boolean;
}

export type LocationMove =
  | { type: 'started' }
  | { type: 'retrying'; message: string }
  | { type: 'located'; coordinates: Coordinates }
  | { type: 'named'; locality: string; message: string | null }
  | { type: 'failed'; message: string; defaultLocality: string }
  | { type: 'picked'; coordinates: Coordinates; locality: string };

/** The state that a page starts with: what the browser remembers, or nothing. */
export function initialLocation(place: KnownPlace | null): LocationState {
  return {
    status: place ? 'known' : 'idle',
    coordinates: place && { lat: place.lat, lng: place.lng },
    locality: place?.locality ?? null,
    message: null,
    picked: place?.picked ?? false,
  };
}

/** The next state. Good values stay until better ones arrive; starting hides the message of the last failure. */
export function moveLocation(state: LocationState, move: LocationMove): LocationState {
  switch (move.type) {
    case 'started':
      return { ...state, status: 'looking', message: null };
    case 'retrying':
      return { ...state, status: 'looking', message: move.message };
    case 'located':
      return {
        ...state,
        status: 'known',
        coordinates: move.coordinates,
        // The name of a picked area does not describe where the customer turned out to be.
        locality: state.picked ? null : state.locality,
        message: null,
        picked: false,
      };
    case 'named':
      return { ...state, locality: move.locality, message: move.message };
    case 'failed':
      return {
        ...state,
        status: 'failed',
        locality: state.picked ? state.locality : move.defaultLocality,
        message: move.message,
      };
    case 'picked':
      return {
        status: 'known',
        coordinates: move.coordinates,
        locality: move.locality,
        message: null,
        picked: true,
      };
  }
}
