import { Suspense, useState, type ReactNode } from 'react';
import type { Exposed } from './load';
import type { Place } from './routes';
import { Loaded, useLoader } from './loaded';
import { RemoteBoundary } from './remote-boundary';
import { RemoteMissing } from './notices';
import { SlowNotice } from './slow-notice';

export interface RemoteViewProps {
  place: Place;
  props?: object;
  fallback: ReactNode;
  /** For small places such as the header: shows a small button instead of a notice. */
  quiet?: boolean;
  /** For places that are empty most of the time: says nothing while its remote is late or cannot be had. */
  silent?: boolean;
  /** Called once the view is there and answers to the customer. */
  onShown?: () => void;
}

/**
 * A place that is empty until its remote comes. While it loads, `fallback` stands there, with a word after
 * two seconds; when it cannot be had or breaks, a notice with Try again does, and the rest of the page goes on.
 */
export function ClientView({
  place,
  props = {},
  fallback,
  quiet = false,
  silent = false,
  onShown,
}: RemoteViewProps) {
  const { load, retry } = useLoader();
  // Asked once for each visit: whoever comes back to what failed before gets a new try.
  const [attempt, setAttempt] = useState<Exposed>(() => load(place));
  const tryAgain = () => setAttempt(retry(place));
  return (
    <RemoteBoundary
      attempt={attempt}
      broken={
        <RemoteMissing remote={place.remote} quiet={quiet} silent={silent} onRetry={tryAgain} />
      }
    >
      <Suspense
        fallback={
          quiet || silent ? fallback : <SlowNotice onRetry={tryAgain}>{fallback}</SlowNotice>
        }
      >
        <Loaded place={place} props={props} from={attempt} onShown={onShown} />
      </Suspense>
    </RemoteBoundary>
  );
}
