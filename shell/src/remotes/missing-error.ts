/** Thrown when a remote cannot be loaded; an error is then shown in its place. `cause` is logged as well. */
export class RemoteMissingError extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} cannot be had: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'RemoteMissingError';
  }
}

/**
 * Reports hydration errors that React recovered from, except missing remotes: an error is already shown in
 * their place.
 */
export function reportRecovered(error: unknown): void {
  if (error instanceof Error && error.cause instanceof RemoteMissingError) return;
  reportError(error);
}
