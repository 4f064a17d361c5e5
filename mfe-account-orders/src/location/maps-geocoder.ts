import { fetchAsOurPage } from '@burger/shared/our-page';
import { readGeocodeAnswer } from './geocode-answer';
import type { Geocoder } from '../ports';

const patienceMs = 8000;

/** Reverse geocoding through our own function, which keeps the maps service's shapes. Never rejects. */
export const mapsGeocoder = (ask: typeof fetch = fetchAsOurPage): Geocoder => ({
  async nameOf({ lat, lng }) {
    try {
      const answer = await ask(`/api/maps/geocode?latlng=${lat},${lng}`, {
        signal: AbortSignal.timeout(patienceMs),
      });
      // Our own function's limit means the same to a customer as the service's.
      if (answer.status === 429) return { problem: 'service-busy' };
      return readGeocodeAnswer(await answer.json());
    } catch {
      return { problem: 'unknown' };
    }
  },
});
