import { isYounger } from '@burger/shared/times';

export interface StoredDocument {
  key: string;
  data: unknown;
}

export interface StoredDocuments {
  uid: string;
  /** When they were loaded (ms); 0 after a new order. */
  readAt: number;
  documents: StoredDocument[];
}

const freshMs = 6 * 3_600_000;

/** Returns whether the stored orders need not be loaded again. */
export const isFresh = ({ readAt }: StoredDocuments, now: number): boolean =>
  isYounger(readAt, freshMs, now);

const isDocument = (value: unknown): value is StoredDocument =>
  typeof (value as StoredDocument | null)?.key === 'string';

/** Returns stored documents; null or a thrown error when they are damaged. */
export function readDocuments(stored: unknown): StoredDocuments | null {
  const { uid, readAt, documents } = stored as Partial<StoredDocuments>;
  if (typeof uid !== 'string' || typeof readAt !== 'number' || !Array.isArray(documents)) {
    return null;
  }
  return { uid, readAt, documents: documents.filter(isDocument) };
}
