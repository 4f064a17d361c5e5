import { cleanLine } from '@burger/shared/contracts';
import { list } from '@burger/shared/platform/reading';
import { sessionText, storedJson, localText, type Stored } from '@burger/shared/platform/storage';

const asItIs = (value: unknown) => value;
export const stepsStorage = () => storedJson(sessionText('burger.kitchen.steps'), asItIs);
/**
 * The draft of an order that staff type in. In sessionStorage, because it has a customer's name and phone
 * number.
 */
export const draftStorage = () => storedJson(sessionText('burger.kitchen.draft'), asItIs);
export const boardStorage = () => storedJson(localText('burger.kitchen.board'), asItIs);

const mostRiders = 6;
const longestName = 60;

/** Returns the couriers' names with `name` at the front; case-insensitive, without duplicates. */
export function withRider(names: readonly string[], name: string): string[] {
  const input = cleanLine(name).slice(0, longestName);
  if (!input) return [...names];
  const others = names.filter((other) => other.toLowerCase() !== input.toLowerCase());
  return [input, ...others].slice(0, mostRiders);
}

export const readRiders = (stored: unknown): string[] =>
  list(stored)
    .filter((name) => typeof name === 'string')
    .slice(0, mostRiders);

export type Riders = ReturnType<typeof ridersStorage>;

export function ridersStorage(
  storage: Stored<readonly string[]> = storedJson(localText('burger.kitchen.riders'), readRiders),
) {
  const names = () => storage.read() ?? [];
  return { names, add: (name: string) => storage.write(withRider(names(), name)) };
}

export type Switch = ReturnType<typeof switchStorage>;

/** An on/off setting. It is stored on this tablet, which it belongs to. */
export const switchStorage = (
  name: 'print' | 'narrow-paper' | 'push',
  storage: Stored<string> = localText(`burger.kitchen.${name}`),
) => ({
  isOn: () => storage.read() === 'yes',
  set: (on: boolean) => (on ? storage.write('yes') : storage.remove()),
});
