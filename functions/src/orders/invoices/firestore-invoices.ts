import {
  type InvoiceDocument,
  type InvoiceDraft,
  type Order,
  seriesOf,
} from '@burger/shared/order';
import { restaurant } from '@burger/shared/restaurant';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { refuseLate, retryConflicts } from '../../store/retry-conflicts';
import type { Change, StoredOrder } from '../store/store';
import { readUnlocked, writeUnchanged } from '../../store/documents';
import { registerRowOf } from './register-row';

/** Returns the document id of a serial or series. Firestore ids must not contain a slash. */
export const invoiceId = (serial: string): string => serial.replaceAll('/', '-');

/** A bill or credit note that still needs a number from its series; `at` (ISO) is its date. */
interface Unnumbered {
  key: string;
  order: Order;
  draft: InvoiceDraft;
  at: string;
}

/** Stores bills and credit notes by serial, and the last number of each series in `series`. */
function firestoreInvoices(firestore: Firestore) {
  const invoices = firestore.collection('papers');
  const series = firestore.collection('series');
  const seriesNameOf = ({ draft, at }: Unnumbered) =>
    seriesOf(draft.kind, new Date(at), restaurant.orderIdPrefix);

  return {
    /**
     * Assigns numbers to bills and credit notes in the transaction that creates them, without gaps or
     * duplicates. Reads outside the transaction, so it may be called between the transaction's reads and
     * writes.
     */
    async number(
      transaction: Transaction,
      unnumbered: readonly Unnumbered[],
    ): Promise<InvoiceDocument[]> {
      const names = [...new Set(unnumbered.map(seriesNameOf))];
      const at = (name: string) => series.doc(invoiceId(name));
      const found = await readUnlocked(firestore, names.map(at));
      const last = new Map(
        names.map((name) => [name, Number((found(at(name)).get('number') as unknown) ?? 0)]),
      );
      const issued = unnumbered.map((one): InvoiceDocument => {
        const name = seriesNameOf(one);
        const number = (last.get(name) ?? 0) + 1;
        last.set(name, number);
        return { ...one.draft, at: one.at, serial: `${name}/${number}` };
      });
      for (const [name, number] of last) {
        writeUnchanged(transaction, found(at(name)), { series: name, number });
      }
      for (const [index, { key, order, at: madeAt }] of unnumbered.entries()) {
        const invoice = issued[index] as InvoiceDocument;
        transaction.create(invoices.doc(invoiceId(invoice.serial)), {
          ...registerRowOf(key, order, invoice),
          at: Timestamp.fromMillis(Date.parse(madeAt)),
        });
      }
      return issued;
    },
  };
}

export interface PreparedChange {
  unnumbered: Unnumbered | null;
  write(issued: InvoiceDocument | null): StoredOrder;
}

interface RequestedChange {
  key: string;
  work: (stored: StoredOrder) => Change;
}

/** Reads the documents of all order changes, and settles each result separately. */
export type PrepareChanges = (
  transaction: Transaction,
  requested: readonly RequestedChange[],
) => Promise<PromiseSettledResult<PreparedChange>[]>;

interface Job extends RequestedChange {
  deadline: number;
  resolve(stored: StoredOrder): void;
  reject(error: unknown): void;
}

// Each order change takes about two reads and five writes.
const maxBatch = 40;

/** Returns whether an error comes from the database: it has numeric gRPC codes, a Refusal has text codes. */
const isOfStore = (error: unknown): boolean =>
  typeof (error as { code?: unknown } | null)?.code === 'number';

/**
 * Batches order changes that issue a bill or credit note. Each takes the next number of its series from a
 * single document, so separate transactions would queue up during a rush.
 */
export function createBatchedIssue(firestore: Firestore, prepare: PrepareChanges) {
  const invoices = firestoreInvoices(firestore);
  const waiting: Job[] = [];
  let isRunning = false;

  function write(jobs: readonly Job[], deadline: number) {
    return firestore.runTransaction(
      async (transaction) => {
        const all = await prepare(transaction, jobs);
        for (const one of all) {
          if (one.status === 'rejected' && isOfStore(one.reason)) throw one.reason;
        }
        const due = all.flatMap((one) =>
          one.status === 'fulfilled' ? (one.value.unnumbered ?? []) : [],
        );
        const issued = due.length > 0 ? await invoices.number(transaction, due) : [];
        refuseLate(deadline);
        return all.map((one) => {
          if (one.status === 'rejected') return one;
          const { unnumbered, write } = one.value;
          const invoice = unnumbered && (issued[due.indexOf(unnumbered)] ?? null);
          return { status: 'fulfilled', value: write(invoice) } as const;
        });
      },
      { maxAttempts: 1 },
    );
  }

  async function make(jobs: readonly Job[]): Promise<void> {
    const deadline = Math.max(...jobs.map((job) => job.deadline));
    try {
      const all = await retryConflicts(deadline, () => write(jobs, deadline));
      for (const [index, one] of all.entries()) {
        if (one.status === 'fulfilled') jobs[index]?.resolve(one.value);
        else jobs[index]?.reject(one.reason);
      }
    } catch (error) {
      // Retry the changes one by one, so that a failing one does not block the others.
      if (jobs.length > 1) for (const job of jobs) await make([job]);
      else jobs[0]?.reject(error);
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) await make(waiting.splice(0, maxBatch));
    isRunning = false;
  }

  return (key: string, work: (stored: StoredOrder) => Change, deadline: number) =>
    new Promise<StoredOrder>((resolve, reject) => {
      waiting.push({ key, work, deadline, resolve, reject });
      if (!isRunning) void run();
    });
}
