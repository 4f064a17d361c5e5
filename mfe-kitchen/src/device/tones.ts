import type { Alarm } from '../counter/waiting';

/** One sound: its pitch, and when it starts and how long it lasts, in ms from the start of the pattern. */
export interface Tone {
  hz: number;
  at: number;
  ms: number;
}

export interface Pattern {
  tones: readonly Tone[];
  /** After so many ms it begins again. */
  every: number;
}

// Two bright tones, twice: like a door bell that is in a hurry.
const bell: Tone[] = [
  { hz: 880, at: 0, ms: 180 },
  { hz: 1175, at: 200, ms: 260 },
  { hz: 880, at: 560, ms: 180 },
  { hz: 1175, at: 760, ms: 260 },
];

// Three low tones that fall: nothing in a kitchen sounds like it.
const falling: Tone[] = [
  { hz: 494, at: 0, ms: 300 },
  { hz: 392, at: 320, ms: 300 },
  { hz: 294, at: 640, ms: 520 },
];

const after = (tones: readonly Tone[], ms: number) =>
  tones.map((tone) => ({ ...tone, at: tone.at + ms }));

/** What each alarm sounds like; null for silence. */
export const patterns: Record<Alarm, Pattern | null> = {
  silence: null,
  news: { tones: bell, every: 2000 },
  lost: { tones: falling, every: 4000 },
  both: { tones: [...bell, ...after(falling, 1800)], every: 4000 },
};
