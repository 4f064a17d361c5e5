import { cleanLine } from '@burger/shared/contracts';
import { list } from '@burger/shared/reading';
import { inTab, keptJson, onDevice, type Kept } from '@burger/shared/storage';

/** Who reads it knows what of it still counts. */
const asItIs = (value: unknown) => value;

/** Presses that wait for the connection, over a reload of this tab. */
export const keptSteps = () => keptJson(inTab('burger.kitchen.steps'), asItIs);

/** The board, as this tablet saw it last. */
export const keptBoard = () => keptJson(onDevice('burger.kitchen.board'), asItIs);

const mostRiders = 6;
const longestName = 60;

/** The names of riders with the one who rides now first; each once, however it is spelt. */
export function withRider(names: readonly string[], name: string): string[] {
  const given = cleanLine(name).slice(0, longestName);
  if (!given) return [...names];
  const others = names.filter((other) => other.toLowerCase() !== given.toLowerCase());
  return [given, ...others].slice(0, mostRiders);
}

/** The names that were kept; what is damaged is left out. */
export const readRiders = (kept: unknown): string[] =>
  list(kept)
    .filter((name) => typeof name === 'string')
    .slice(0, mostRiders);

/** The riders of the last days, on this tablet. */
export interface Riders {
  names(): readonly string[];
  add(name: string): void;
}

export function keptRiders(
  kept: Kept<readonly string[]> = keptJson(onDevice('burger.kitchen.riders'), readRiders),
): Riders {
  const names = () => kept.read() ?? [];
  return { names, add: (name) => kept.write(withRider(names(), name)) };
}

/** Something that is on or off on this tablet, beside which the printer stands. */
export interface Switch {
  isOn(): boolean;
  set(on: boolean): void;
}

export const keptSwitch = (
  name: 'print' | 'narrow-paper',
  kept: Kept<string> = onDevice(`burger.kitchen.${name}`),
): Switch => ({
  isOn: () => kept.read() === 'yes',
  set: (on) => (on ? kept.write('yes') : kept.remove()),
});
