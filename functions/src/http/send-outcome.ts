/**
 * The result of sending a message by another service: it accepted the message, refused it, reported that the
 * receiver is unreachable for good (`gone`), or did not answer (`unknown`), so the message may still arrive.
 */
export type SendOutcome = 'accepted' | 'refused' | 'gone' | 'unknown';

// The name or number of the connection error says that no request was sent.
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH']);

/** Returns the outcome of a request that failed without an answer. */
export function outcomeOfFailure(error: unknown): SendOutcome {
  const { cause } = error as { cause?: { code?: string } };
  return neverSent.has(cause?.code ?? '') ? 'refused' : 'unknown';
}
