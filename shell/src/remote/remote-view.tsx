import {
  Suspense,
  use,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Exposed } from '../discovery/load-exposure';
import type { Place } from '../discovery/routes';
import { LoaderContext, type Loader } from './loader';
import { RemoteBoundary } from './remote-boundary';
import { RemoteMissing } from './remote-missing';
import { SlowNotice } from './slow-notice';

const useLoader = (): Loader => {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('A remote view needs a loader above it');
  return loader;
};

interface LoadedProps {
  place: Place;
  props: object;
  from: Exposed;
  onShown: (() => void) | undefined;
}

function Loaded({ place, props, from, onShown }: LoadedProps) {
  const name = place.exposure.slice(2);
  const View = use(from)[name] as ComponentType | undefined;
  if (!View) throw new Error(`${place.remote} does not expose ${name}`);
  useEffect(() => onShown?.(), [onShown]);
  return <View {...props} />;
}

/**
 * One exposure of a remote in its place on the page. While it loads, `fallback` stands there, with a word after
 * two seconds; when it cannot be had or breaks, a notice with Try again does, and the rest of the page goes on.
 */
export function RemoteView({
  place,
  props = {},
  fallback,
  quiet = false,
  onShown,
}: {
  place: Place;
  props?: object;
  fallback: ReactNode;
  /** For small places such as the header: shows a small button instead of a notice. */
  quiet?: boolean;
  /** Called once the view is there and answers to the customer. */
  onShown?: () => void;
}) {
  const { load, retry } = useLoader();
  const [attempt, setAttempt] = useState<Exposed | null>(null);
  const tryAgain = () => setAttempt(retry(place));
  return (
    <RemoteBoundary
      key={`${place.remote}${place.exposure}`}
      attempt={attempt}
      broken={<RemoteMissing quiet={quiet} onRetry={tryAgain} />}
    >
      <Suspense
        fallback={quiet ? fallback : <SlowNotice onRetry={tryAgain}>{fallback}</SlowNotice>}
      >
        <Loaded place={place} props={props} from={attempt ?? load(place)} onShown={onShown} />
      </Suspense>
    </RemoteBoundary>
  );
}
