import type { FragmentName } from '@burger/shared/contracts';
import type { PlaceProps } from '@burger/shared/slots';
import { fragments, type Place } from './routes';
import { RemoteView } from './remote-view';

const small: ReadonlySet<FragmentName> = new Set(['CartButton', 'AccountMenu']);
// Empty most of the time: nobody waits for them, and nobody misses them.
const silent: ReadonlySet<FragmentName> = new Set([
  'ChoosingSheet',
  'ShopStatus',
  'GoesWellWith',
  'YourUsual',
  'OrderStrip',
  'OrderUnderWay',
]);

/** Shows a fragment for whichever page asks for it; a page that is newer than the shell may ask for one that it does not know. */
export function PlacedFragment({ fragment, props, fallback }: PlaceProps) {
  const place: Place | undefined = fragments[fragment];
  if (!place) return fallback;
  return (
    <RemoteView
      place={place}
      props={props}
      fallback={fallback}
      quiet={small.has(fragment)}
      silent={silent.has(fragment)}
    />
  );
}
