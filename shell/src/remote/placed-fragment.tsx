import type { FragmentName } from '@burger/shared/contracts';
import type { PlaceProps } from '@burger/shared/slots';
import { fragments } from '../discovery/routes';
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

/** Shows a fragment for whichever page asks for it. */
export const PlacedFragment = ({ fragment, props, fallback }: PlaceProps) => (
  <RemoteView
    place={fragments[fragment]}
    props={props}
    fallback={fallback}
    quiet={small.has(fragment)}
    silent={silent.has(fragment)}
  />
);
