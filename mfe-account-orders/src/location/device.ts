import type { PositionProblem } from './lookup-attempts';
import type { Fix, Positions } from '../ports';

// GeolocationPositionError's codes, by number: not every browser has the class.
const problems: Record<number, PositionProblem> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** The browser's own geolocation. */
export const browserPositions: Positions = {
  locate: ({ timeout, maximumAge, highAccuracy }) =>
    new Promise<Fix>((resolve) => {
      if (!('geolocation' in navigator)) return resolve({ problem: 'unsupported' });
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve(fixOf(coords.latitude, coords.longitude)),
        ({ code }) => resolve({ problem: problems[code] ?? 'unknown' }),
        { timeout, maximumAge, enableHighAccuracy: highAccuracy },
      );
    }),
  async awaitsPermission() {
    try {
      const { state } = await navigator.permissions.query({ name: 'geolocation' });
      return state === 'prompt';
    } catch {
      return false;
    }
  },
};

/** Six decimals are a hand's breadth: more would only be noise in what we remember and send. */
function fixOf(latitude: number, longitude: number): Fix {
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return { problem: 'unknown' };
  return { coordinates: { lat: Number(latitude.toFixed(6)), lng: Number(longitude.toFixed(6)) } };
}
