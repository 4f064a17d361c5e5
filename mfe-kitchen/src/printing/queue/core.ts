import type { KitchenOrder } from '@burger/shared/kitchen';
import type { Clock } from '@burger/shared/platform/device';
import type { ReadStore } from '@burger/shared/platform/use-store';
import type { KitchenApi } from '../../api';
import type { Counter } from '../../counter/counter';
import type { Found } from '../device/device';
import type { Doors } from '../device/web-devices';
import type { Paint } from '../device/esc-pos';
import type { Condition, Job, Printer, Requested, Connection } from '../device/printers';
import type { PrintingStorage } from './stored-printing';

/* The interface between the queue, which loads with the counter, and the driver in a lazy chunk. */

export interface PrintingState {
  printers: readonly Printer[];
  jobs: readonly Job[];
  /** Condition of each printer by its id; empty before the first check. */
  conditions: Readonly<Record<string, Condition>>;
  elsewhere: boolean;
}

export interface PrintingServices {
  api: Pick<KitchenApi, 'bill' | 'published'>;
  counter: Pick<Counter, 'state' | 'lastResponseAt'>;
  clock: Clock;
  stored: PrintingStorage;
  doors: Doors;
  paint?: Paint;
  newId: () => string;
}

export interface Core extends PrintingServices {
  state: ReadStore<PrintingState>;
  change: (changes: Partial<PrintingState>) => void;
  changeJobs: (changed: (jobs: readonly Job[]) => readonly Job[]) => void;
  put: (printer: Pick<Printer, 'id'>, requested: Requested, self?: boolean) => Job;
  addPrinter: (id: string, connection: Connection, found: Found) => void;
  changePrinter: (id: string, changes: Partial<Printer>) => void;
  mark: (id: string, changes: Partial<Job>) => void;
  drop: (ids: readonly string[]) => void;
  finish: (id: string) => void;
  /** Records that an order was handled (by its key), or that its ticket was printed. */
  remember: (what: readonly string[]) => void;
  /** Records which state of an order its printed tickets at these printers show. */
  rememberTickets: (order: KitchenOrder, printers: readonly string[], phase?: 'none') => void;
}

export interface Driver {
  stop(): void;
  /**
   * Prompts for a printer; must be called in a press handler. With `id` it replaces an existing printer.
   * Returns `false` if the chosen device could not be opened.
   */
  choose(connection: Connection, id?: string): Promise<boolean>;
}
