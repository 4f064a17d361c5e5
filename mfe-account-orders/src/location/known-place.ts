import type { Coordinates } from '@burger/shared/contracts';

/** The place that this browser remembers. */
export interface KnownPlace extends Coordinates {
  locality: string | null;
  /** Picked from the list by hand: no lookup of its own may replace it. */
  picked: boolean;
}

const within = (value: unknown, limit: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= limit;

/** The place that was kept; null, or an error, where it is none: storage holds whatever anybody wrote there. */
export function readPlace(kept: unknown): KnownPlace | null {
  const { lat, lng, locality, picked } = kept as Record<string, unknown>;
  if (!within(lat, 90) || !within(lng, 180)) return null;
  const named = typeof locality === 'string' && locality.trim() !== '' && locality.length <= 120;
  return { lat, lng, locality: named ? locality.trim() : null, picked: picked === true };
}
