import { Suspense, useState } from 'react';
import type { Exposed } from '../discovery/load-exposure';
import { Loaded, useLoader } from './loaded';
import { RemoteBoundary } from './remote-boundary';
import { RemoteMissing } from './remote-missing';
import type { RemoteViewProps } from './remote-view';
import { SlowNotice } from './slow-notice';

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
