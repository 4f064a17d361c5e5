import { useSyncExternalStore } from 'react';
import type { Cell } from '../model/cell';

/** The value of a cell, kept current. It has to start out the same here and where pages are prerendered. */
export const useCell = <T>(cell: Cell<T>): T =>
  useSyncExternalStore(cell.subscribe, cell.get, cell.get);
