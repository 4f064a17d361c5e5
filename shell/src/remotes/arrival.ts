import type { Exposed } from './load';

type Module = Awaited<Exposed>;

/** A remote's module that is awaited however many tries it takes: `module` never fails. */
export interface Arrival {
  module: Exposed;
  /** Follows one try to its end; resolves to whether the module is there then, whichever try brought it. */
  follow: (loading: Exposed) => Promise<boolean>;
}

const isThere = (loading: Exposed) => 'status' in loading && loading.status === 'fulfilled';

/**
 * `first` is handed on as it is when it has come already, so that nothing has to wait for it. What `isOther` says is
 * another view than the one that stands there is not handed on: `replace` puts it there anew.
 */
export function createArrival(
  first: Exposed,
  { isOther, replace }: { isOther: () => boolean; replace: () => void },
): Arrival {
  let arrive: (module: Module) => void = () => undefined;
  let hasCome = isThere(first);
  const module =
    isThere(first) && !isOther() ? first : new Promise<Module>((resolve) => (arrive = resolve));
  return {
    module,
    follow: (loading) =>
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
