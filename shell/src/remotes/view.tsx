import { styled } from '@burger/shared/styled';
import { useHydrated } from '@burger/shared/ui';
import {
  Component,
  createContext,
  Suspense,
  use,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Exposed } from './load';
import {
  HydratedNotice,
  patienceMs,
  remoteLoaded,
  RemoteMissing,
  SlowNotice,
  type Trouble,
} from './notices';
import type { ExposureRef } from './routes';
import { useQueuedInput } from './use-queued-input';
import { hasCome, userActive } from './waits';
import { isOtherVersion, onVersionReplaced, versionOf } from './versions';

export interface Loader {
  load: (ref: ExposureRef) => Exposed;
  retry: (ref: ExposureRef) => Exposed;
}

/** How exposures are had: over federation in the browser, from node bundles when a page is prerendered. */
export const LoaderContext = createContext<Loader | null>(null);

function useLoader(): Loader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('A remote view needs a loader above it');
  return loader;
}

interface BoundaryProps {
  /** A new value is a new try: the boundary forgets what broke before. */
  attempt: unknown;
  broken: ReactNode;
  children: ReactNode;
}

class RemoteBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ attempt }: BoundaryProps): void {
    if (this.state.failed && attempt !== this.props.attempt) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.broken : this.props.children;
  }
}

interface RemoteViewProps {
  place: ExposureRef;
  props?: object;
  fallback: ReactNode;
  /** For small places such as the header: shows a small button instead of a notice. */
  quiet?: boolean;
  /** For places that are empty most of the time: says nothing while its remote is late or cannot be had. */
  silent?: boolean;
  onShown?: () => void;
}

/** What a place shows once its module is there. Suspends until then; throws when the module cannot be had. */
function Loaded({
  place,
  props,
  from,
  onShown,
}: Required<Pick<RemoteViewProps, 'place' | 'props'>> & {
  from: Exposed;
  onShown: (() => void) | undefined;
}) {
  const name = place.exposure.slice(2);
  const View = use(from)[name] as ComponentType | undefined;
  if (!View) throw new Error(`${place.remote} does not expose ${name}`);
  useEffect(() => onShown?.(), [onShown]);
  useEffect(() => {
    remoteLoaded(place.remote);
    hasCome(place);
  }, [place]);
  return <View {...props} />;
}

/** A place that is empty until its remote comes: a word when that is slow, Try again when it is missing or breaks. */
function ClientView({
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

const isThere = (loading: Exposed) => 'status' in loading && loading.status === 'fulfilled';

/**
 * A module that is awaited however many tries it takes, and never fails; one that has come already is handed on as it is.
 * What `isOther` than the view that stands there is not handed on: `replace` puts it there anew.
 */
function awaitModule(
  first: Exposed,
  { isOther, replace }: { isOther: () => boolean; replace: () => void },
) {
  let arrive: (module: Awaited<Exposed>) => void = () => undefined;
  let hasCome = isThere(first);
  const module: Exposed =
    isThere(first) && !isOther() ? first : new Promise((resolve) => (arrive = resolve));
  return {
    module,
    /** Follows one try to its end; resolves to whether the module is there then, whichever try brought it. */
    follow: (loading: Exposed) =>
      loading.then(
        (found) => {
          if (isOther()) replace();
          else arrive(found);
          hasCome = true;
          return hasCome;
        },
        () => hasCome,
      ),
  };
}

/** What stands in the header says the same to every newcomer: its code comes once there is one who may press it. */
function onceActive(load: () => Exposed): Exposed {
  const loading = userActive().then(load);
  // Whether it failed is told where it is followed, which may be nowhere.
  loading.catch(() => undefined);
  return loading;
}

const areSame = (one: object, other: object) => {
  const [before, after] = [Object.entries(one), Object.entries(other)];
  return (
    before.length === after.length &&
    after.every(([key, value], i) => before[i]?.[0] === key && before[i][1] === value)
  );
};

/** The same object for as long as what is in it stays the same. */
function useSettled(props: object): object {
  const [settled, setSettled] = useState(props);
  if (settled === props || areSame(settled, props)) return settled;
  setSettled(props);
  return props;
}

const noProps = {};

const Area = styled.div`
  display: contents;
`;

/**
 * A place whose HTML came with the page: it stands however long its remote takes and however often it fails, which a
 * notice says. Another version than the one that rendered it replaces it.
 */
function HydratedView(view: RemoteViewProps) {
  const { place, props = noProps, fallback, quiet = false, onShown } = view;
  const { load, retry } = useLoader();
  // A deployment waits for nobody.
  const waits = quiet && typeof document !== 'undefined';
  const [first] = useState(() => (waits ? onceActive(() => load(place)) : load(place)));
  const [replaced, setReplaced] = useState(false);
  const [awaited] = useState(() =>
    awaitModule(first, {
      isOther: () => isOtherVersion(place.remote),
      replace: () => setReplaced(true),
    }),
  );
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState<Exposed | null>(null);

  const { area, isQueued, replay, missing: isMissing } = useQueuedInput();
  const follow = useCallback(
    (loading: Exposed) =>
      awaited.follow(loading).then((came) => {
        isMissing(!came);
        setTrouble(came ? null : 'missing');
      }),
    [awaited, isMissing],
  );
  const tryAgain = () => void follow(retry(place));

  // A small place says nothing for as long as nobody has pressed it.
  const isAwaited = !quiet || isQueued;
  useEffect(() => {
    const slow = isAwaited
      ? setTimeout(() => setTrouble((now) => now ?? 'slow'), patienceMs)
      : undefined;
    void follow(first).then(() => clearTimeout(slow));
    return () => clearTimeout(slow);
  }, [first, follow, isAwaited]);

  const answers = useCallback(() => {
    onShown?.();
    replay();
  }, [onShown, replay]);

  const settled = useSettled(props);
  const [firstFallback] = useState(fallback);
  // The same element each time: React tears down HTML that gets an update before its code is there.
  const standing = useMemo(
    () => (
      <Suspense fallback={firstFallback}>
        <Loaded place={place} props={settled} from={attempt ?? awaited.module} onShown={answers} />
      </Suspense>
    ),
    [place, settled, firstFallback, answers, attempt, awaited],
  );
  const missing = (onRetry: () => void) => (
    <RemoteMissing remote={place.remote} quiet={quiet} onRetry={onRetry} />
  );
  // A small place is one button: better one that brings it back than one that does nothing.
  if (quiet && trouble === 'missing') return missing(tryAgain);
  return (
    <>
      <RemoteBoundary attempt={attempt} broken={missing(() => setAttempt(retry(place)))}>
        <Area
          ref={area}
          data-of={quiet ? place.remote : undefined}
          aria-busy={(quiet && isQueued) || undefined}
        >
          {replaced ? <ClientView {...view} onShown={answers} /> : standing}
        </Area>
      </RemoteBoundary>
      {trouble && isAwaited && (
        <HydratedNotice trouble={trouble} apart={quiet} onRetry={tryAgain} />
      )}
    </>
  );
}

function View(view: RemoteViewProps) {
  const hydrated = useHydrated();
  // How it came onto the page does not change; that is known only while React takes the page over.
  const [isNew] = useState(hydrated);
  return isNew ? <ClientView {...view} /> : <HydratedView {...view} />;
}

export function RemoteView(view: RemoteViewProps) {
  const { remote, exposure } = view.place;
  // Where another version takes over, all places of the remote come anew from it.
  const version = useSyncExternalStore(
    onVersionReplaced,
    () => versionOf(remote),
    () => 0,
  );
  return <View key={`${remote}${exposure}${version}`} {...view} />;
}
