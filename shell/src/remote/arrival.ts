import type { Exposed } from '../discovery/load-exposure';

type Module = Awaited<Exposed>;

/** A remote's module that is awaited however many tries it takes: `module` never fails. */
export interface Arrival {
  module: Exposed;
  /** Follows one try; resolves to whether it brought the module. */
  follow: (loading: Exposed) => Promise<boolean>;
}

const isThere = (loading: Exposed) => 'status' in loading && loading.status === 'fulfilled';

/** `first` is handed on as it is when it has come already, so that nothing has to wait for it. */
export function createArrival(first: Exposed): Arrival {
  let arrive: (module: Module) => void = () => undefined;
  const module = isThere(first) ? first : new Promise<Module>((resolve) => (arrive = resolve));
  return {
    module,
    follow: (loading) =>
      loading.then(
        (found) => {
          arrive(found);
          return true;
        },
        () => false,
      ),
  };
}
