import { inTab, onDevice } from '@burger/shared/storage';
import { readRiders, withRider } from '../model/recent-riders';
import type { Kept, KeptSwitch } from '../ports';

/** Presses that wait for the connection, over a reload of this tab. */
export const keptSteps = (): Kept => inTab('burger.kitchen.steps');

/** The press of a rider, until it is answered. */
export const keptPress = (key: string): Kept => onDevice(`burger.rider.${key}`);

/** The board, as this tablet saw it last. */
export const keptOrders = (): Kept => onDevice('burger.kitchen.board');

/** The orders that a rider's phone has seen, while their links are good. */
export const keptSeen = (): Kept => onDevice('burger.rider-orders');

export interface KeptRiders {
  names(): string[];
  add(name: string): void;
}

/** The riders of the last days, on this tablet. */
export function keptRiders(kept: Kept = onDevice('burger.kitchen.riders')): KeptRiders {
  const names = () => readRiders(kept.read());
  return { names, add: (name) => kept.write(JSON.stringify(withRider(names(), name))) };
}

/** What is on or off on this tablet, beside which the printer stands. */
export function keptSwitch(
  name: 'print' | 'narrow-paper',
  kept: Kept = onDevice(`burger.kitchen.${name}`),
): KeptSwitch {
  return {
    isOn: () => kept.read() === 'yes',
    set: (on) => (on ? kept.write('yes') : kept.remove()),
  };
}
