import { cleanLine } from '@burger/shared/contracts';
import { list } from '@burger/shared/reading';
import { inTab, keptJson, onDevice, type Kept } from '@burger/shared/storage';

const asItIs = (value: unknown) => value;
export const keptSteps = () => keptJson(inTab('burger.kitchen.steps'), asItIs);
export const keptBoard = () => keptJson(onDevice('burger.kitchen.board'), asItIs);

const mostRiders = 6;
const longestName = 60;

/** The names with the one who rides now first; each once, however it is spelt. */
export function withRider(names: readonly string[], name: string): string[] {
  const given = cleanLine(name).slice(0, longestName);
  if (!given) return [...names];
  const others = names.filter((other) => other.toLowerCase() !== given.toLowerCase());
  return [given, ...others].slice(0, mostRiders);
}

export const readRiders = (kept: unknown): string[] =>
  list(kept)
    .filter((name) => typeof name === 'string')
    .slice(0, mostRiders);

export type Riders = ReturnType<typeof keptRiders>;

export function keptRiders(
  kept: Kept<readonly string[]> = keptJson(onDevice('burger.kitchen.riders'), readRiders),
) {
  const names = () => kept.read() ?? [];
  return { names, add: (name: string) => kept.write(withRider(names(), name)) };
}

export type Switch = ReturnType<typeof keptSwitch>;

/** Something that is on or off on this tablet, beside which the printer stands. */
export const keptSwitch = (
  name: 'print' | 'narrow-paper',
  kept: Kept<string> = onDevice(`burger.kitchen.${name}`),
) => ({
  isOn: () => kept.read() === 'yes',
  set: (on: boolean) => (on ? kept.write('yes') : kept.remove()),
});
