import type { DocumentStore } from '../store/document-store';
import type { Gatekeeper } from './authorize';
import type { Transactions } from './transactions';

/** What every call of the protocol works with. */
export interface CallContext {
  readonly store: DocumentStore;
  readonly transactions: Transactions;
  readonly gatekeeper: Gatekeeper;
  /** `projects/…/documents`, the beginning of every name. */
  readonly root: string;
  /** The path after `documents/` in the address: empty, a collection's or a document's. */
  readonly path: string;
}

/** One method of the protocol: takes the parsed body, returns the body of the answer. */
export type Call = (body: unknown, context: CallContext) => unknown;
