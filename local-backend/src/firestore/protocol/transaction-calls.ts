import { readObject, readString } from '../values/json';
import type { Call } from './calls';

/** `documents:beginTransaction`. Read-only transactions see the newest state, not a snapshot. */
export const beginTransaction: Call = (body, { transactions }) => {
  readObject(body, 'The request', ['options', 'database']);
  return { transaction: transactions.begin() };
};

/** `documents:rollback`: forgets what the transaction has read; nothing was written. */
export const rollback: Call = (body, { transactions }) => {
  const { transaction } = readObject(body, 'The request', ['transaction', 'database']);
  transactions.rollback(readString(transaction, 'transaction'));
  return {};
};
