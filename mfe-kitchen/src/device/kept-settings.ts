import { inTab, keptJson, onDevice, type Kept } from '@burger/shared/storage';
import { readRiders, withRider } from './recent-riders';
import type { KeptSwitch } from '../ports';

/** Who reads it knows what of it still counts. */
const asItIs = (value: unknown) => value;

/** Presses that wait for the connection, over a reload of this tab. */
export const keptSteps = () => keptJson(inTab('burger.kitchen.steps'), asItIs);

/** The board, as this tablet saw it last. */
export const keptOrders = () => keptJson(onDevice('burger.kitchen.board'), asItIs);

export interface KeptRiders {
  names(): readonly string[];
  add(name: string): void;
}

/** The riders of the last days, on this tablet. */
export function keptRiders(
  kept: Kept<readonly string[]> = keptJson(onDevice('burger.kitchen.riders'), readRiders),
): KeptRiders {
  const names = () => kept.read() ?? [];
  return { names, add: (name) => kept.write(withRider(names(), name)) };
}

/** What is on or off on this tablet, beside which the printer stands. */
export function keptSwitch(
  name: 'print' | 'narrow-paper',
  kept: Kept<string> = onDevice(`burger.kitchen.${name}`),
): KeptSwitch {
  return {
    isOn: () => kept.read() === 'yes',
    set: (on) => (on ? kept.write('yes') : kept.remove()),
  };
}
