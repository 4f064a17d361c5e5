import type { Coordinates, CustomerLocation, LookupPurpose } from '@burger/shared/contracts';
import { messages } from '../messages';
import { firstRung, lookupProblem, nextRung, type Rung } from '../model/location-ladder';
import { initialLocation, moveLocation, type LocationMove } from '../model/location-state';
import type { Fix, Geocoder, Places, Positions, Wait } from '../ports';

export interface LocationPorts {
  positions: Positions;
  geocoder: Geocoder;
  places: Places;
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
}

// What an attempt gets on top of its own timeout before we stop waiting for the browser.
const graceMs = 2000;
const permissionMs = 60_000;

/** Keeps the noun location: coordinates, the area's name and the message of the last failure. */
export function createLocationKeeper(ports: LocationPorts): LocationKeeper {
  const { positions, geocoder, places, wait, defaultLocality } = ports;
  let state = initialLocation(null);
  let running: { purpose: LookupPurpose } | null = null;

  const move = (next: LocationMove) => {
    state = moveLocation(state, next);
    tell();
  };
  const tell = () => {
    const { status, coordinates, locality, message } = state;
    ports.tell({ status, coordinates, locality, message });
  };
  const remember = () => {
    if (!state.coordinates) return;
    places.remember({ ...state.coordinates, locality: state.locality, picked: state.picked });
  };

  async function locate(rung: Rung): Promise<Fix> {
    const late = async (): Promise<Fix> => {
      await wait(rung.timeout + graceMs);
      if (await positions.awaitsPermission()) await wait(permissionMs);
      return { problem: 'timeout' };
    };
    return Promise.race([positions.locate(rung), late()]);
  }

  async function name(purpose: LookupPurpose, at: Coordinates, isCurrent: () => boolean) {
    const found = await geocoder.nameOf(at);
    if (!isCurrent()) return;
    const locality = ('locality' in found ? found.locality : null) ?? defaultLocality;
    // At the checkout the coordinates are what counts: a nameless place is no failure there.
    const failed = 'problem' in found && purpose === 'menu';
    move({
      type: 'named',
      locality,
      message: failed ? messages.location.geocoder[found.problem] : null,
    });
    remember();
  }

  async function climb(purpose: LookupPurpose, isCurrent: () => boolean): Promise<void> {
    const texts = messages.location[purpose];
    let rung = firstRung(purpose);
    for (;;) {
      if (rung.afterMs > 0) await wait(rung.afterMs);
      const fix = await locate(rung);
      if (!isCurrent()) return;
      if ('coordinates' in fix) {
        move({ type: 'located', coordinates: fix.coordinates });
        remember();
        if (rung.named) return name(purpose, fix.coordinates, isCurrent);
        move({ type: 'named', locality: defaultLocality, message: null });
        return remember();
      }
      const next = nextRung(purpose, rung, fix.problem);
      if (!next) {
        const message = texts[lookupProblem(rung, fix.problem)];
        return move({ type: 'failed', message, defaultLocality });
      }
      move({ type: 'retrying', message: texts[fix.problem] });
      rung = next;
    }
  }

  async function lookUp(purpose: LookupPurpose): Promise<void> {
    // The careful lookup also answers the quick one; the same one is not run twice at a time.
    if (running && (running.purpose === purpose || purpose === 'menu')) return;
    const own = { purpose };
    running = own;
    move({ type: 'started' });
    await climb(purpose, () => running === own);
    if (running === own) running = null;
  }

  return {
    begin() {
      state = initialLocation(places.recall());
      tell();
    },
    refresh() {
      if (state.coordinates && !state.picked) void lookUp('menu');
    },
    lookUp,
    pick(coordinates, locality) {
      running = null;
      move({ type: 'picked', coordinates, locality });
      remember();
    },
  };
}
