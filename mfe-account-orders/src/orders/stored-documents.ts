import { isYounger } from '@burger/shared/times';

export interface StoredDocument {
  key: string;
  data: unknown;
}

/** Orders of a customer as this device keeps them. */
export interface StoredDocuments {
  uid: string;
  /** When they were read (ms); 0 where something was ordered since. */
  readAt: number;
  documents: StoredDocument[];
}

const freshMs = 6 * 3_600_000;

/** Whether nobody has to ask the store again. */
export const isFresh = ({ readAt }: StoredDocuments, now: number): boolean =>
  isYounger(readAt, freshMs, now);

const isDocument = (value: unknown): value is StoredDocument =>
  typeof (value as StoredDocument | null)?.key === 'string';

/** Reads what was kept; null, or an error, for anything else. */
export function readDocuments(kept: unknown): StoredDocuments | null {
  const { uid, readAt, documents } = kept as Partial<StoredDocuments>;
  if (typeof uid !== 'string' || typeof readAt !== 'number' || !Array.isArray(documents)) {
    return null;
  }
  return { uid, readAt, documents: documents.filter(isDocument) };
}
