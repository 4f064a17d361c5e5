const httpStatus = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

/** An error that is sent to the client with Firestore's status and error text. */
export class FirestoreError extends Error {
  readonly code: number;

  constructor(
    readonly status: keyof typeof httpStatus,
    message: string,
    code?: number,
  ) {
    super(message);
    this.name = 'FirestoreError';
    this.code = code ?? httpStatus[status];
  }
}

export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}

export function notSupported(what: string): FirestoreError {
  return new FirestoreError('UNIMPLEMENTED', `The local Firestore does not support ${what}.`);
}
