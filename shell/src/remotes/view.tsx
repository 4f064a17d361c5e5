import { styled } from '@burger/shared/styled';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { Exposed } from './load';
import { isOtherVersion } from './other-versions';
import { createArrival } from './arrival';
import { ClientView, type RemoteViewProps } from './client-view';
import { Loaded, useLoader } from './loaded';
import { RemoteBoundary } from './remote-boundary';
import { RemoteMissing } from './notices';
import { patienceMs } from './slow-notice';
import { somebodyHere } from './user-active';
import { HydratedNotice, type Trouble } from './hydrated-notice';
import { useKeptPresses } from './use-kept-presses';
import { useSettled } from './use-settled';

const noProps = {};

const Area = styled.div`
  display: contents;
`;

/** What stands in the header says the same to every newcomer: its code comes once there is one who may press it. */
function onceHere(load: () => Exposed): Exposed {
  const loading = somebodyHere().then(load);
  // Whether it failed is told where it is followed, which may be nowhere.
  loading.catch(() => undefined);
  return loading;
}

/**
 * A place whose HTML came with the page. It keeps standing while its remote loads, however long that takes and
 * however often it fails; a notice says so, and the shell around it is at work already. Where this visitor gets another
 * version than the one that rendered it, it is replaced once that version is there.
 */
export function HydratedView(remoteView: RemoteViewProps) {
  const { place, props = noProps, fallback, quiet = false, onShown } = remoteView;
  const { load, retry } = useLoader();
  // A deployment waits for nobody.
  const waits = quiet && typeof document !== 'undefined';
  const [first] = useState(() => (waits ? onceHere(() => load(place)) : load(place)));
  const [replaced, setReplaced] = useState(false);
  const [arrival] = useState(() =>
    createArrival(first, {
      isOther: () => isOtherVersion(place.remote),
      replace: () => setReplaced(true),
    }),
  );
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState<Exposed | null>(null);

  const follow = useCallback(
    (loading: Exposed) =>
      arrival.follow(loading).then((came) => setTrouble(came ? null : 'missing')),
    [arrival],
  );
  const tryAgain = () => void follow(retry(place));

  useEffect(() => {
    const slow = setTimeout(() => setTrouble((now) => now ?? 'slow'), patienceMs);
    void follow(first).then(() => clearTimeout(slow));
    return () => clearTimeout(slow);
  }, [first, follow]);

  const { area, replay } = useKeptPresses();
  const answers = useCallback(() => {
    onShown?.();
    replay();
  }, [onShown, replay]);

  const settled = useSettled(props);
  const [firstFallback] = useState(fallback);
  // The same element each time: React tears down HTML that gets an update before its code is there.
  const view = useMemo(
    () => (
      <Suspense fallback={firstFallback}>
        <Loaded place={place} props={settled} from={attempt ?? arrival.module} onShown={answers} />
      </Suspense>
    ),
    [place, settled, firstFallback, answers, attempt, arrival],
  );
  // A small place is one button: better one that brings it back than one that does nothing.
  if (quiet && trouble === 'missing')
    return <RemoteMissing remote={place.remote} quiet onRetry={tryAgain} />;
  return (
    <>
      <RemoteBoundary
        attempt={attempt}
        broken={
          <RemoteMissing
            remote={place.remote}
            quiet={quiet}
            onRetry={() => setAttempt(retry(place))}
          />
        }
      >
        <Area ref={area}>{replaced ? <ClientView {...remoteView} onShown={answers} /> : view}</Area>
      </RemoteBoundary>
      {trouble && !quiet && <HydratedNotice trouble={trouble} onRetry={tryAgain} />}
    </>
  );
}
