import type {
  Coordinates,
  CustomerLocation,
  LocationProblem,
  LookupPurpose,
} from '@burger/shared/contracts';
import type { Wait } from '@burger/shared/platform/device';
import type { Stored } from '@burger/shared/platform/storage';
import type { Attempt, Fix, Geocoder, KnownPlace, PositionProblem, Positions } from './device';

interface Rung extends Attempt {
  /** Delay before this attempt (ms). */
  afterMs?: number;
  /** Whether the default locality is used instead of reverse geocoding. */
  unnamed?: true;
}

type Retry = [rung: Rung, problem: LocationProblem];

const second = 1000;
const minute = 60 * second;

/**
 * The attempts of a lookup (spec.md §4 and §9): the first, then the retry for the problem that the first one
 * had.
 */
const ladders: Record<
  LookupPurpose,
  { first: Rung; after: Partial<Record<PositionProblem, Retry>> }
> = {
  menu: {
    first: { timeout: 10 * second, maximumAge: 10 * minute },
    after: {
      unavailable: [
        { afterMs: second, timeout: 15 * second, maximumAge: 15 * minute, unnamed: true },
        'unavailable',
      ],
    },
  },
  checkout: {
    first: { timeout: 10 * second, maximumAge: 5 * minute },
    after: {
      unavailable: [
        { timeout: 15 * second, maximumAge: minute, enableHighAccuracy: true },
        'imprecise',
      ],
      timeout: [{ timeout: 20 * second, maximumAge: 10 * minute }, 'exhausted'],
    },
  },
};

// A retry cannot change a denied permission or a missing geolocation API.
const isFinal = (problem: PositionProblem) => problem === 'denied' || problem === 'unsupported';

export interface LocationServices {
  positions: Positions;
  geocoder: Geocoder;
  place: Stored<KnownPlace>;
  wait: Wait;
  defaultLocality: string;
  tell: (location: CustomerLocation) => void;
}

export type LocationStore = ReturnType<typeof createLocationStore>;

type State = CustomerLocation & { picked: boolean };

const stateAt = (place: KnownPlace | null): State => ({
  status: place ? 'known' : 'idle',
  coordinates: place && { lat: place.lat, lng: place.lng },
  locality: place?.locality ?? null,
  problem: null,
  picked: place?.picked ?? false,
});

// The lookup waits this much longer (ms) than an attempt's own timeout: some browsers never report theirs.
const graceMs = 2000;
const permissionMs = 60_000;

/**
 * Creates the owner of the bus noun `location`: coordinates, the area's name, and why the last lookup failed.
 */
export function createLocationStore({
  positions,
  geocoder,
  place,
  wait,
  defaultLocality,
  tell,
}: LocationServices) {
  let state = stateAt(null);
  let running: { purpose: LookupPurpose } | null = null;

  // Known coordinates and names stay until new ones arrive.
  const set = (changes: Partial<State>) => {
    state = { ...state, ...changes };
    const { picked: _picked, ...location } = state;
    tell(location);
  };
  const remember = () => {
    const { coordinates, locality, picked } = state;
    if (coordinates) place.write({ ...coordinates, locality, picked });
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
    // The checkout needs only the coordinates, so a failed name is no problem there.
    const failed = 'problem' in found && purpose === 'menu';
    set({ locality, problem: failed ? found.problem : null });
    remember();
  }

  async function tryAll(purpose: LookupPurpose, isCurrent: () => boolean): Promise<void> {
    const { first, after } = ladders[purpose];
    let rung = first;
    let retried: LocationProblem | null = null;
    for (;;) {
      if (rung.afterMs) await wait(rung.afterMs);
      const fix = await locate(rung);
      if (!isCurrent()) return;
      if ('coordinates' in fix) {
        const { coordinates } = fix;
        // The name of a selected area does not fit the detected position.
        const locality = state.picked ? null : state.locality;
        set({ status: 'known', coordinates, locality, problem: null, picked: false });
        remember();
        if (!rung.unnamed) return name(purpose, coordinates, isCurrent);
        set({ locality: defaultLocality });
        return remember();
      }
      const { problem } = fix;
      const next: Retry | undefined = retried === null ? after[problem] : undefined;
      if (!next) {
        return set({
          status: 'failed',
          locality: state.picked ? state.locality : defaultLocality,
          problem: isFinal(problem) ? problem : (retried ?? problem),
        });
      }
      set({ problem });
      [rung, retried] = next;
    }
  }

  async function lookUp(purpose: LookupPurpose): Promise<void> {
    // A running checkout lookup also answers a menu lookup.
    if (running && (running.purpose === purpose || purpose === 'menu')) return;
    const own = { purpose };
    running = own;
    set({ status: 'looking', problem: null });
    await tryAll(purpose, () => running === own);
    if (running === own) running = null;
  }

  return {
    begin: () => set(stateAt(place.read())),
    /** Looks up the position again for a recognised customer whose stored place was detected, not picked. */
    refresh(): void {
      if (state.coordinates && !state.picked) void lookUp('menu');
    },
    lookUp,
    pick(coordinates: Coordinates, locality: string): void {
      running = null;
      set({ status: 'known', coordinates, locality, problem: null, picked: true });
      remember();
    },
    forget(): void {
      running = null;
      place.remove();
      set(stateAt(null));
    },
  };
}
