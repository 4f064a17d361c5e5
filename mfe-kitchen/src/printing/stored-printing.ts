import { localText, storedJson, type Stored } from '@burger/shared/storage';
import { readJobs, readPrinted, readPrinters, type Job, type Printer } from './printers';

/** What of printing outlives the page; all tabs of the tablet have the same. */
export interface PrintingStorage {
  printers: Stored<readonly Printer[]>;
  /** Papers that wait: paper that is out, a printer that is off and a closed tab lose none. */
  jobs: Stored<readonly Job[]>;
  /** Keys of the orders that were seen to, and what their tickets are about (`tickets.ts`). */
  printed: Stored<readonly string[]>;
  /** Another tab has changed something; the answer stops that. */
  watch: (changed: () => void) => () => void;
}

export function printingStorage(): PrintingStorage {
  const text = (name: string) => localText(`burger.kitchen.${name}`);
  const [printers, jobs] = [text('printers'), text('print-jobs')];
  return {
    printers: storedJson<readonly Printer[]>(printers, readPrinters),
    jobs: storedJson<readonly Job[]>(jobs, readJobs),
    printed: storedJson<readonly string[]>(text('printed'), (kept) =>
      kept === null ? null : readPrinted(kept),
    ),
    watch(changed) {
      const stops = [printers.watch(changed), jobs.watch(changed)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
