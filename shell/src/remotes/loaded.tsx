import { use, useContext, useEffect, type ComponentType } from 'react';
import type { Exposed } from './load';
import type { Place } from './routes';
import { remoteArrived } from './arrivals';
import { LoaderContext, type Loader } from './loader';

export function useLoader(): Loader {
  const loader = useContext(LoaderContext);
  if (!loader) throw new Error('A remote view needs a loader above it');
  return loader;
}

/** What a place shows once its module is there. Suspends until then; throws when the module cannot be had. */
export function Loaded({
  place,
  props,
  from,
  onShown,
}: {
  place: Place;
  props: object;
  from: Exposed;
  onShown: (() => void) | undefined;
}) {
  const name = place.exposure.slice(2);
  const View = use(from)[name] as ComponentType | undefined;
  if (!View) throw new Error(`${place.remote} does not expose ${name}`);
  useEffect(() => onShown?.(), [onShown]);
  useEffect(() => remoteArrived(place.remote), [place]);
  return <View {...props} />;
}
