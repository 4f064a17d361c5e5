import { localText, storedJson, type Stored } from '@burger/shared/platform/storage';
import { readJobs, readPrinted, readPrinters, type Job, type Printer } from '../device/printers';

export interface PrintingStorage {
  printers: Stored<readonly Printer[]>;
  /** Waiting print jobs. They survive an empty roll, a printer that is off and a closed tab. */
  jobs: Stored<readonly Job[]>;
  /** Keys of handled orders, and the state that their tickets show (`tickets.ts`). */
  printed: Stored<readonly string[]>;
  /** Calls `changed` when another tab changes the stored state. Returns a function that stops it. */
  watch: (changed: () => void) => () => void;
}

export function printingStorage(): PrintingStorage {
  const text = (name: string) => localText(`burger.kitchen.${name}`);
  const [printers, jobs] = [text('printers'), text('print-jobs')];
  return {
    printers: storedJson<readonly Printer[]>(printers, readPrinters),
    jobs: storedJson<readonly Job[]>(jobs, readJobs),
    printed: storedJson<readonly string[]>(text('printed'), (stored) =>
      stored === null ? null : readPrinted(stored),
    ),
    watch(changed) {
      const stops = [printers.watch(changed), jobs.watch(changed)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
