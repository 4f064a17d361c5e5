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

/** Loads exposed modules: by federation in the browser, from node bundles during prerendering. */
export const LoaderContext = createContext<Loader | null>(null);

function useLoader(): Loader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('A remote view needs a loader above it');
  return loader;
}

interface BoundaryProps {
  /** A new value resets the error boundary for another attempt. */
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
  /** Whether the place is small, as in the header: it shows a small button instead of a notice. */
  quiet?: boolean;
  /** Whether the place is usually empty: it shows nothing while the remote is slow or missing. */
  silent?: boolean;
  onVisible?: () => void;
}

/** Renders the module of a remote. Suspends while it loads; throws when it cannot be loaded. */
function Loaded({
  place,
  props,
  from,
  onVisible,
}: Required<Pick<RemoteViewProps, 'place' | 'props'>> & {
  from: Exposed;
  onVisible: (() => void) | undefined;
}) {
  const name = place.exposure.slice(2);
  const View = use(from)[name] as ComponentType | undefined;
  if (!View) throw new Error(`${place.remote} does not expose ${name}`);
  useEffect(() => onVisible?.(), [onVisible]);
  useEffect(() => {
    remoteLoaded(place.remote);
    hasCome(place);
  }, [place]);
  return <View {...props} />;
}

/** Renders a remote that was not prerendered. Shows a notice when it is slow, and Try again when it fails. */
function ClientView({
  place,
  props = {},
  fallback,
  quiet = false,
  silent = false,
  onVisible,
}: RemoteViewProps) {
  const { load, retry } = useLoader();
  // Loads once while the page is shown: opening the page again retries a failed module.
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
        <Loaded place={place} props={props} from={attempt} onVisible={onVisible} />
      </Suspense>
    </RemoteBoundary>
  );
}

const isThere = (loading: Exposed) => 'status' in loading && loading.status === 'fulfilled';

/**
 * Returns a module promise that survives failed attempts. Calls `replace` when the module `isOther` than the
 * rendered one.
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

/**
 * Loads a module of the header on the first user input, because the prerendered header is the same for every
 * new visitor.
 */
function onceActive(load: () => Exposed): Exposed {
  const loading = userActive().then(load);
  // Avoids an unhandled rejection: only callers that await the promise report the error.
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
 * Renders a remote that was prerendered. Its HTML stays while the remote is slow or fails, and another
 * version replaces it.
 */
function HydratedView(view: RemoteViewProps) {
  const { place, props = noProps, fallback, quiet = false, onVisible } = view;
  const { load, retry } = useLoader();
  // Prerendering has no user input to wait for.
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
  const [hadFocus, setHadFocus] = useState(false);

  const { area, isQueued, replay, missing: isMissing } = useQueuedInput();
  const follow = useCallback(
    (loading: Exposed) =>
      awaited.follow(loading).then((came) => {
        isMissing(!came);
        setHadFocus(area.current?.contains(document.activeElement) ?? false);
        setTrouble(came ? null : 'missing');
      }),
    [awaited, isMissing, area],
  );
  const tryAgain = () => void follow(retry(place));

  // A small place shows no notice before the visitor clicks it.
  const isAwaited = !quiet || isQueued;
  useEffect(() => {
    const slow = isAwaited
      ? setTimeout(() => setTrouble((now) => now ?? 'slow'), patienceMs)
      : undefined;
    void follow(first).then(() => clearTimeout(slow));
    return () => clearTimeout(slow);
  }, [first, follow, isAwaited]);

  const answers = useCallback(() => {
    onVisible?.();
    replay();
  }, [onVisible, replay]);

  const settled = useSettled(props);
  const [firstFallback] = useState(fallback);
  // The same element each time, because React discards prerendered HTML that is updated before its code has
  // loaded.
  const standing = useMemo(
    () => (
      <Suspense fallback={firstFallback}>
        <Loaded
          place={place}
          props={settled}
          from={attempt ?? awaited.module}
          onVisible={answers}
        />
      </Suspense>
    ),
    [place, settled, firstFallback, answers, attempt, awaited],
  );
  const missing = (onRetry: () => void) => (
    <RemoteMissing remote={place.remote} quiet={quiet} takesFocus={hadFocus} onRetry={onRetry} />
  );
  // A small place has only one button, so a retry button replaces that dead one.
  if (quiet && trouble === 'missing') return missing(tryAgain);
  return (
    <>
      <RemoteBoundary attempt={attempt} broken={missing(() => setAttempt(retry(place)))}>
        <Area
          ref={area}
          data-of={quiet ? place.remote : undefined}
          aria-busy={(quiet && isQueued) || undefined}
        >
          {replaced ? <ClientView {...view} onVisible={answers} /> : standing}
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
  // Whether the HTML was prerendered is known only during hydration, and does not change later.
  const [isNew] = useState(hydrated);
  return isNew ? <ClientView {...view} /> : <HydratedView {...view} />;
}

export function RemoteView(view: RemoteViewProps) {
  const { remote, exposure } = view.place;
  // When another version of a remote replaces the running one, all places of the remote render anew.
  const version = useSyncExternalStore(
    onVersionReplaced,
    () => versionOf(remote),
    () => 0,
  );
  return <View key={`${remote}${exposure}${version}`} {...view} />;
}
