import type { InvoiceDocument } from '@burger/shared/order';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { refuseLate, retryConflicts } from '../../store/retry-conflicts';
import { firestoreInvoices, type Unnumbered } from './firestore-invoices';
import type { Change, StoredOrder } from '../store/store';

export interface PreparedChange {
  unnumbered: Unnumbered | null;
  write(issued: InvoiceDocument | null): StoredOrder;
}

export interface RequestedChange {
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
