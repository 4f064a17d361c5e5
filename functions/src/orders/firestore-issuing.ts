import type { IssuedPaper } from '@burger/shared/order';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { refuseLate, retryConflicts } from '../store/retry-conflicts';
import { firestorePapers, type Unnumbered } from './firestore-papers';
import type { Change, KeptOrder } from './store';

/** A change of an order whose documents were read in a transaction, and that is still to be written in it. */
export interface PreparedChange {
  /** The bill or credit note that it makes. */
  unnumbered: Unnumbered | null;
  write(issued: IssuedPaper | null): KeptOrder;
}

/** A change that waits for a number. */
export interface AskedChange {
  key: string;
  work: (kept: KeptOrder) => Change;
}

/** Reads what changes depend on, each for itself: a refusal of one is none of the others. */
export type PrepareChanges = (
  transaction: Transaction,
  asked: readonly AskedChange[],
) => Promise<PromiseSettledResult<PreparedChange>[]>;

interface Job extends AskedChange {
  deadline: number;
  resolve(kept: KeptOrder): void;
  reject(error: unknown): void;
}

// Each order takes about two reads and five writes.
const maxBatch = 40;

/** Whether the store failed, by its gRPC code; a refusal of one change has a word for its code. */
const isOfStore = (error: unknown): boolean =>
  typeof (error as { code?: unknown } | null)?.code === 'number';

/**
 * Makes changes that issue a bill or a credit note. All that wait are written by one transaction, as each takes the next
 * number of a series, and a series is one document: one change after the other, a rush at the counter would wait for it.
 */
export function createBatchedIssue(firestore: Firestore, prepare: PrepareChanges) {
  const papers = firestorePapers(firestore);
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
        const issued = due.length > 0 ? await papers.number(transaction, due) : [];
        refuseLate(deadline);
        return all.map((one) => {
          if (one.status === 'rejected') return one;
          const { unnumbered, write } = one.value;
          const paper = unnumbered && (issued[due.indexOf(unnumbered)] ?? null);
          return { status: 'fulfilled', value: write(paper) } as const;
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
      // One that cannot be written must not keep the others from it.
      if (jobs.length > 1) for (const job of jobs) await make([job]);
      else jobs[0]?.reject(error);
    }
  }

  async function run(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) await make(waiting.splice(0, maxBatch));
    isRunning = false;
  }

  return (key: string, work: (kept: KeptOrder) => Change, deadline: number) =>
    new Promise<KeptOrder>((resolve, reject) => {
      waiting.push({ key, work, deadline, resolve, reject });
      if (!isRunning) void run();
    });
}
