const why = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** A remote that cannot be had: its place on the page says so. `cause` holds what went wrong, for the console too. */
export class RemoteMissingError extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} cannot be had: ${why(cause)}`, { cause });
    this.name = 'RemoteMissingError';
  }
}
