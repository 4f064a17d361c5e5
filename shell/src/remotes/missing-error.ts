/** Thrown when a remote cannot be loaded. Its place on the page shows the error. `cause` is logged, too. */
export class RemoteMissingError extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} cannot be had: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'RemoteMissingError';
  }
}

/** Reports hydration errors that React recovered from. A missing remote is already shown in its place. */
export function reportRecovered(error: unknown): void {
  if (error instanceof Error && error.cause instanceof RemoteMissingError) return;
  reportError(error);
}
