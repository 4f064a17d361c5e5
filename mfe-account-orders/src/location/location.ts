import type { Coordinates, CustomerLocation, LookupPurpose } from '@burger/shared/contracts';
import type { Wait } from '@burger/shared/device';
import type { Kept } from '@burger/shared/storage';
import { firstAttempt, lookupProblem, nextAttempt, type Attempt } from './lookup-attempts';
import type { KnownPlace } from './known-place';
import { initialLocation, moveLocation, type LocationMove } from './location-state';
import type { Fix, Geocoder, Positions } from '../ports';

export interface LocationPorts {
  positions: Positions;
  geocoder: Geocoder;
  place: Kept<KnownPlace>;
  wait: Wait;
  defaultLocality: string;
  tell: (location: CustomerLocation) => void;
}

export interface LocationKeeper {
  begin(): void;
  /** A customer was recognised: looks again where a remembered place may be out of date. */
  refresh(): void;
  lookUp(purpose: LookupPurpose): Promise<void>;
  pick(coordinates: Coordinates, locality: string): void;
  /** Nobody is to be found here any more. */
  forget(): void;
}

// What an attempt gets on top of its own timeout before we stop waiting for the browser.
const graceMs = 2000;
const permissionMs = 60_000;

/** Keeps the noun location: coordinates, the area's name and why the last lookup failed. */
export function createLocationKeeper(ports: LocationPorts): LocationKeeper {
  const { positions, geocoder, place, wait, defaultLocality } = ports;
  let state = initialLocation(null);
  let running: { purpose: LookupPurpose } | null = null;

  const move = (next: LocationMove) => {
    state = moveLocation(state, next);
    tell();
  };
  const tell = () => {
    const { status, coordinates, locality, problem } = state;
    ports.tell({ status, coordinates, locality, problem });
  };
  const remember = () => {
    if (!state.coordinates) return;
    place.write({ ...state.coordinates, locality: state.locality, picked: state.picked });
  };

  async function locate(attempt: Attempt): Promise<Fix> {
    const late = async (): Promise<Fix> => {
      await wait(attempt.timeout + graceMs);
      if (await positions.awaitsPermission()) await wait(permissionMs);
      return { problem: 'timeout' };
    };
    return Promise.race([positions.locate(attempt), late()]);
  }

  async function name(purpose: LookupPurpose, at: Coordinates, isCurrent: () => boolean) {
    const found = await geocoder.nameOf(at);
    if (!isCurrent()) return;
    const locality = ('locality' in found ? found.locality : null) ?? defaultLocality;
    // At the checkout the coordinates are what counts: a nameless place is no failure there.
    const failed = 'problem' in found && purpose === 'menu';
    move({ type: 'named', locality, problem: failed ? found.problem : null });
    remember();
  }

  async function tryAll(purpose: LookupPurpose, isCurrent: () => boolean): Promise<void> {
    let attempt = firstAttempt(purpose);
    for (;;) {
      if (attempt.afterMs > 0) await wait(attempt.afterMs);
      const fix = await locate(attempt);
      if (!isCurrent()) return;
      if ('coordinates' in fix) {
        move({ type: 'located', coordinates: fix.coordinates });
        remember();
        if (attempt.named) return name(purpose, fix.coordinates, isCurrent);
        move({ type: 'named', locality: defaultLocality, problem: null });
        return remember();
      }
      const next = nextAttempt(purpose, attempt, fix.problem);
      if (!next) {
        const problem = lookupProblem(attempt, fix.problem);
        return move({ type: 'failed', problem, defaultLocality });
      }
      move({ type: 'retrying', problem: fix.problem });
      attempt = next;
    }
  }

  async function lookUp(purpose: LookupPurpose): Promise<void> {
    // The careful lookup also answers the quick one; the same one is not run twice at a time.
    if (running && (running.purpose === purpose || purpose === 'menu')) return;
    const own = { purpose };
    running = own;
    move({ type: 'started' });
    await tryAll(purpose, () => running === own);
    if (running === own) running = null;
  }

  return {
    begin() {
      state = initialLocation(place.read());
      tell();
    },
    refresh() {
      if (state.coordinates && !state.picked) void lookUp('menu');
    },
    lookUp,
    forget() {
      running = null;
      place.remove();
      state = initialLocation(null);
      tell();
    },
    pick(coordinates, locality) {
      running = null;
      move({ type: 'picked', coordinates, locality });
      remember();
    },
  };
}
