/** A remote that cannot be had: its place on the page says so. `cause` holds what went wrong. */
export class RemoteMissingError extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} cannot be had`, { cause });
    this.name = 'RemoteMissingError';
  }
}
