import { notSupported } from '../error';
import { readString, type JsonObject } from '../values/json';
import type { Transactions } from './transactions';

/** The keys by which a read can belong to a transaction. */
export const transactionKeys = ['transaction', 'newTransaction', 'readTime'] as const;

export interface JoinedTransaction {
  readonly id: string | undefined;
  /** Put into the first part of the answer when the read itself began the transaction. */
  readonly announced: { readonly transaction?: string };
}

/** Finds the transaction that a read belongs to, beginning one if it asks for that. */
export function joinTransaction(body: JsonObject, transactions: Transactions): JoinedTransaction {
  if (body.readTime !== undefined) throw notSupported('reads of the past');
  if (body.newTransaction !== undefined) {
    const id = transactions.begin();
    return { id, announced: { transaction: id } };
  }
  const id = body.transaction ? readString(body.transaction, 'transaction') : undefined;
  return { id, announced: {} };
}
