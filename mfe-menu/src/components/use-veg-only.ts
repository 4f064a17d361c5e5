import { useSyncExternalStore } from 'react';
import type { VegOnly } from '../use-cases/keep-veg-only';

const off = () => false;

/** The kept choice; off while the page hydrates, as it was prerendered. */
export const useVegOnly = (vegOnly: VegOnly): boolean =>
  useSyncExternalStore(vegOnly.subscribe, vegOnly.isOn, off);
