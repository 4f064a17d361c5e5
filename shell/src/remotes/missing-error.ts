/** A remote that cannot be had: its place on the page says so. `cause` holds what went wrong, for the console too. */
export class RemoteMissingError extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} cannot be had: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'RemoteMissingError';
  }
}

/** Reports what React had to render anew while it took the page over; a missing remote is shown in its place already. */
export function reportRecovered(error: unknown): void {
  if (error instanceof Error && error.cause instanceof RemoteMissingError) return;
  reportError(error);
}
