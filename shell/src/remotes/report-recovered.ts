import { RemoteMissingError } from './missing-error';

/** Reports what React had to render anew while it took the page over; a missing remote is shown in its place already. */
export function reportRecovered(error: unknown): void {
  if (error instanceof Error && error.cause instanceof RemoteMissingError) return;
  reportError(error);
}
