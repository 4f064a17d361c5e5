import { FirestoreError } from '../error';
import type { StoredDocument } from '../store/document-store';
import type { Precondition } from './write';

/** Throws what Firestore answers when a document is not in the state that a write asks for. */
export function checkPrecondition(
  precondition: Precondition | undefined,
  stored: StoredDocument | undefined,
  path: string,
): void {
  if (!precondition) return;
  if ('updateTime' in precondition) {
    if (stored?.updateTime === precondition.updateTime) return;
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `The stored version of ${path} does not match the required base version.`,
    );
  }
  if (precondition.exists && !stored) {
    throw new FirestoreError('NOT_FOUND', `No document to update: ${path}`);
  }
  if (!precondition.exists && stored) {
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${path}`);
  }
}
