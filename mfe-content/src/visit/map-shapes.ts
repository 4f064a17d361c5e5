import type { Coordinates } from '@burger/shared/contracts';
import type { MapPoint } from '@burger/shared/restaurant/files';

export type Spot = readonly [x: number, y: number];

/** Size of the map drawing. Boxes of another shape show its middle. */
export const drawing = { width: 640, height: 400 } as const;

const metresPerDegree = 111_320;
// Rounding to whole units keeps the HTML small, without a visible difference.
const round = Math.round;

/** Returns the projection of coordinates to a map drawing that is `across` metres wide, around `centre`. */
export function projection(centre: Coordinates, across: number): (point: MapPoint) => Spot {
  const scale = (drawing.width / across) * metresPerDegree;
  const narrower = Math.cos((centre.lat * Math.PI) / 180);
  return ([lat, lng]) => [
    round((lng - centre.lng) * narrower * scale),
    round((centre.lat - lat) * scale),
  ];
}

const along = (from: Spot, to: Spot, part: number): Spot => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];

export const straight = (spots: readonly Spot[], closed = false): string =>
  `M${spots.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;

/** Returns an SVG path through all points without corners (Catmull-Rom spline), open or closed. */
export function smooth(spots: readonly Spot[], closed = false): string {
  if (spots.length < 3) return straight(spots, closed);
  const { length } = spots;
  const at = (place: number): Spot => {
    const within = closed ? (place + length) % length : Math.min(Math.max(place, 0), length - 1);
    return spots[within] ?? [0, 0];
  };
  const bent = (place: number) => {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    const first: Spot = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Spot = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map(round).join(' ')}`;
  };
  const parts = Array.from({ length: closed ? length : length - 1 }, (_, place) => bent(place));
  return `M${at(0).join(' ')}${parts.join('')}${closed ? 'Z' : ''}`;
}

export const middleOf = (area: readonly Spot[]): Spot => [
  round(area.reduce((sum, [x]) => sum + x, 0) / area.length),
  round(area.reduce((sum, [, y]) => sum + y, 0) / area.length),
];

export const isIn = ([x, y]: Spot, area: readonly Spot[]): boolean =>
  area.reduce((inside, [ax, ay], place) => {
    const [bx, by] = area[(place + 1) % area.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);

/** Whether a point is covered by the restaurant's pin, or close to it. */
const isBelowPin = ([x, y]: Spot): boolean => Math.abs(x) < 46 && y > -122 && y < 4;

// Range of distances from the centre for road names: next to the pin, but visible in every box.
const beside = 95;
const inSight = 180;
// Half a letter's width, between the font sizes of phones and wide screens.
const halfLetter = 6;

/**
 * Returns position and rotation (degrees) of a road's name; null when no part of the road is visible next to
 * the pin.
 */
export function nameOn(road: readonly Spot[], name: string): { spot: Spot; turn: number } | null {
  const half = name.length * halfLetter;
  const steps = road.slice(1).flatMap((to, place) => {
    const from = road[place] ?? to;
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const degrees = (angle * 180) / Math.PI;
    const turn = degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
    return Array.from({ length: 20 }, (_, step) => {
      const [x, y] = along(from, to, step / 20);
      const letters = [-1, -0.5, 0, 0.5, 1].map((part): Spot => [
        x + Math.cos(angle) * half * part,
        y + Math.sin(angle) * half * part,
      ]);
      return { spot: [round(x), round(y)] as const, turn: round(turn * 10) / 10, letters };
    });
  });
  const off = ({ spot }: { spot: Spot }) => Math.abs(Math.hypot(...spot) - beside);
  const [best] = steps
    .filter(({ spot }) => spot.every((part) => Math.abs(part) < inSight))
    .filter(({ letters }) => !letters.some(isBelowPin))
    .sort((one, other) => off(one) - off(other));
  return best ? { spot: best.spot, turn: best.turn } : null;
}

/**
 * Returns where the name of a place stands: towards the centre, away from the edges, or below its dot if the
 * pin is there.
 */
export function nameBeside(
  [x, y]: Spot,
  name: string,
): { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' } {
  const inward = x > 0 ? -1 : 1;
  const letters = Array.from({ length: name.length + 1 }, (_, letter): Spot => [
    x + inward * (16 + letter * halfLetter * 2),
    y,
  ]);
  if (letters.some(isBelowPin)) return { dx: 0, dy: 28, anchor: 'middle' };
  return { dx: inward * 16, dy: 0, anchor: x > 0 ? 'end' : 'start' };
}

export interface Tree {
  spot: Spot;
  radius: number;
}

const sizes = [11, 8, 10];

/** Returns positions of trees along the edge of a park, outside its water and name. */
export function treesIn(
  park: readonly Spot[],
  { water, name }: { water: readonly (readonly Spot[])[]; name: Spot },
): Tree[] {
  const middle = middleOf(park);
  const places = park.flatMap((corner, place) => {
    const next = park[(place + 1) % park.length] ?? corner;
    return [0.1, 0.45].map((part) => along(along(corner, next, part), middle, 0.13));
  });
  return places
    .map((spot, place) => ({
      spot: [round(spot[0]), round(spot[1])] as const,
      radius: sizes[place % sizes.length] ?? 8,
    }))
    .filter(({ spot: [x, y], radius }) => {
      const around = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth): Spot => {
        const angle = (eighth * Math.PI) / 4;
        return [x + Math.cos(angle) * (radius + 4), y + Math.sin(angle) * (radius + 4)];
      });
      const isWet = water.some((lake) => around.some((spot) => isIn(spot, lake)));
      const isNamed = Math.abs(y - name[1]) < 26 && x > name[0] - 16 && x < name[0] + 170;
      return !isWet && !isNamed;
    });
}
