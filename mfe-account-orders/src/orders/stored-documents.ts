import { isYounger } from '@burger/shared/platform/device';

export interface StoredDocument {
  key: string;
  data: unknown;
}

export interface StoredDocuments {
  uid: string;
  /** When the documents were loaded (ms since 1970); 0 once a new order made them stale. */
  readAt: number;
  documents: StoredDocument[];
}

const freshMs = 6 * 3_600_000;

/** Returns whether the stored orders are recent enough to skip loading them. */
export const isFresh = ({ readAt }: StoredDocuments, now: number): boolean =>
  isYounger(readAt, freshMs, now);

const isDocument = (value: unknown): value is StoredDocument =>
  typeof (value as StoredDocument | null)?.key === 'string';

/** Returns stored order documents. Returns null or throws when they are damaged. */
export function readDocuments(stored: unknown): StoredDocuments | null {
  const { uid, readAt, documents } = stored as Partial<StoredDocuments>;
  if (typeof uid !== 'string' || typeof readAt !== 'number' || !Array.isArray(documents)) {
    return null;
  }
  return { uid, readAt, documents: documents.filter(isDocument) };
}
