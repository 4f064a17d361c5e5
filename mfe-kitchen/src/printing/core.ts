import type { KitchenOrder } from '@burger/shared/kitchen';
import type { Clock } from '@burger/shared/device';
import type { ReadStore } from '@burger/shared/store';
import type { KitchenApi } from '../api';
import type { Counter } from '../counter/counter';
import type { Found } from './device';
import type { Doors } from './web-devices';
import type { Paint } from './esc-pos';
import type { Condition, Job, Printer, Wanted, Way } from './printers';
import type { PrintingStorage } from './stored-printing';

/* What the queue, which is there at once, and the driver, which comes late, know of each other. */

export interface PrintingState {
  printers: readonly Printer[];
  jobs: readonly Job[];
  /** By the printer's id; none while nobody has looked. */
  conditions: Readonly<Record<string, Condition>>;
  /** Another window of this tablet does the printing. */
  elsewhere: boolean;
}

export interface PrintingServices {
  api: Pick<KitchenApi, 'bill' | 'published'>;
  counter: Pick<Counter, 'state'>;
  clock: Clock;
  stored: PrintingStorage;
  /** What the browser has of ways to printers. */
  doors: Doors;
  /** Left out it is drawn by the browser. */
  paint?: Paint;
  newId: () => string;
}

/** What the driver does its work through. */
export interface Core extends PrintingServices {
  state: ReadStore<PrintingState>;
  change: (changes: Partial<PrintingState>) => void;
  changeJobs: (changed: (jobs: readonly Job[]) => readonly Job[]) => void;
  put: (printer: Pick<Printer, 'id'>, wanted: Wanted, self?: boolean) => Job;
  addPrinter: (id: string, way: Way, found: Found) => void;
  changePrinter: (id: string, changes: Partial<Printer>) => void;
  mark: (id: string, changes: Partial<Job>) => void;
  drop: (ids: readonly string[]) => void;
  /** It was printed. */
  finish: (id: string) => void;
  /** Keeps that an order was seen to, by its key, or that a ticket of it is there. */
  remember: (what: readonly string[]) => void;
  /** Keeps what the tickets of an order, as it is now, are about at these printers. */
  rememberTickets: (order: KitchenOrder, printers: readonly string[], phase?: 'none') => void;
}

/** What came of asking for a printer: `none` was chosen, or it can't be opened. */
export type Chosen = 'connected' | 'none' | 'failed';

/** What prints, once it is there. */
export interface Driver {
  stop(): void;
  /** Asks for a printer, from inside a press; with `id` it takes the place of one that was set up. */
  choose(way: Way, id?: string): Promise<Chosen>;
}
