import type { Coordinates } from '@burger/shared/contracts';

/** Answers in the maps service's own shapes, cut down to what is read from them. */
export interface GeocodeAnswer {
  status: string;
  results: {
    formatted_address: string;
    address_components: { long_name: string; short_name: string; types: string[] }[];
  }[];
}

export interface DirectionsAnswer {
  status: string;
  /** Metres. */
  routes: { legs: { distance: { value: number } }[] }[];
}

export interface MapService {
  geocode(at: Coordinates): Promise<GeocodeAnswer>;
  directions(origin: Coordinates, destination: Coordinates): Promise<DirectionsAnswer>;
}
