import type { CartLine } from '@burger/shared/contracts';
import { useState } from 'react';

interface Place {
  lineId: string;
  key: string;
}

function unusedKey(wanted: string, used: ReadonlySet<string>): string {
  return used.has(wanted) ? unusedKey(`${wanted}+`, used) : wanted;
}

/** A line that is wanted otherwise has another id; it still stands in its place, and keeps its key. */
function nextPlaces(before: readonly Place[], lines: readonly CartLine[]): Place[] {
  const ids = new Set(lines.map(({ lineId }) => lineId));
  const known = new Map(before.map((place) => [place.lineId, place.key]));
  const used = new Set(before.map(({ key }) => key));
  return lines.map(({ lineId }, index) => {
    const former = before[index];
    const isChanged = former && lines.length === before.length && !ids.has(former.lineId);
    const key = known.get(lineId) ?? (isChanged ? former.key : unusedKey(lineId, used));
    used.add(key);
    return { lineId, key };
  });
}

/** Keys of the lines, under which a line that changes its id keeps its elements and with them the focus. */
export function useLineKeys(lines: readonly CartLine[]): string[] {
  const [seen, setSeen] = useState({ lines, places: nextPlaces([], lines) });
  if (seen.lines === lines) return seen.places.map(({ key }) => key);
  const places = nextPlaces(seen.places, lines);
  setSeen({ lines, places });
  return places.map(({ key }) => key);
}
