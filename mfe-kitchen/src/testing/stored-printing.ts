import { storedInMemory } from '@burger/shared/testing';
import type { Job, Printer } from '../printing/device/printers';
import type { PrintingStorage } from '../printing/queue/stored-printing';

/** Returns in-memory storage for printing with these printers and an empty history. */
export const printingInMemory = (
  printers: readonly Printer[] = [],
  printed: readonly string[] | null = [],
): PrintingStorage => ({
  printers: storedInMemory<readonly Printer[]>(printers),
  jobs: storedInMemory<readonly Job[]>(),
  printed: storedInMemory<readonly string[]>(printed),
  watch: () => () => undefined,
});
