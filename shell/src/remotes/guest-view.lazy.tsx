import type { Mount, Mounted } from '@burger/shared/contracts';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Exposed } from './load';
import type { ExposureRef, GuestPlace } from './routes';
import { LoaderContext, RemoteView, type Loader } from './view';

const timeLimitMs = 8000;
const maxElements = 2000;
const maxCharacters = 50_000;

const isTooLarge = (root: ParentNode & Node) =>
  root.querySelectorAll('*').length > maxElements ||
  (root.textContent ?? '').length > maxCharacters;

/** Calls `refuse` when the content of `root` becomes too large. Returns a function that ends this. */
function watchSize(root: ParentNode & Node, refuse: () => void): () => void {
  const observer = new MutationObserver(() => isTooLarge(root) && refuse());
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

/** Renders what a guest without React mounts into a shadow root, which isolates its styles. */
function viewOf(mount: Mount<object>, refuse: () => void) {
  return function MountedGuest(props: object) {
    const host = useRef<HTMLDivElement>(null);
    const mounted = useRef<Mounted<object> | null>(null);
    const latest = useRef(props);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    useEffect(() => {
      latest.current = props;
      try {
        mounted.current?.update(props);
      } catch (error) {
        // Thrown while rendering, so that the boundary of this place catches it.
        setFailure({ error });
      }
    }, [props]);
    useEffect(() => {
      const element = host.current;
      if (!element) return undefined;
      // A second mount of the same element would find the shadow root of the first.
      const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      const unwatch = watchSize(root, refuse);
      mounted.current = mount(root, latest.current);
      return () => {
        unwatch();
        const ending = mounted.current;
        mounted.current = null;
        try {
          ending?.unmount();
        } catch (error) {
          reportError(error);
        }
        root.replaceChildren();
      };
    }, []);
    if (failure) throw failure.error;
    return <div ref={host} />;
  };
}

/** Wraps a loader: a module with `mount` gets a component, as the other fragments have. */
function loaderOfGuest(from: Loader, refuse: () => void): Loader {
  const readable = (loading: Exposed, { exposure }: ExposureRef): Exposed =>
    loading.then((module) => {
      const { mount } = module;
      if (typeof mount !== 'function') return module;
      return { [exposure.slice(2)]: viewOf(mount as Mount<object>, refuse) };
    });
  return {
    load: (place) => readable(from.load(place), place),
    retry: (place) => readable(from.retry(place), place),
  };
}

/**
 * Renders a guest's fragment in its boundary. The place is emptied, and the error reported, when the guest
 * does not answer in time or renders too much.
 */
export function GuestView({ guest, props }: { guest: GuestPlace; props: object }) {
  const { remote, exposure } = guest;
  const loader = useContext(LoaderContext);
  const box = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState(false);
  const [isVisible, setVisible] = useState(false);
  const { refuse, own } = useMemo(() => {
    const refuse = (why: string) => {
      setRefused(true);
      reportError(new Error(`${remote}${exposure.slice(1)} ${why}`));
    };
    const large = () => refuse('renders too much');
    return { refuse, own: loader && loaderOfGuest(loader, large) };
  }, [loader, remote, exposure]);

  useEffect(() => {
    const root = box.current;
    return root && !refused ? watchSize(root, () => refuse('renders too much')) : undefined;
  }, [refuse, refused]);

  useEffect(() => {
    if (isVisible) return undefined;
    const timer = setTimeout(() => refuse('did not answer in time'), timeLimitMs);
    return () => clearTimeout(timer);
  }, [isVisible, refuse]);

  if (refused || !own) return null;
  return (
    <div ref={box}>
      <LoaderContext value={own}>
        <RemoteView
          place={guest}
          props={props}
          fallback={null}
          silent
          onVisible={() => setVisible(true)}
        />
      </LoaderContext>
    </div>
  );
}
