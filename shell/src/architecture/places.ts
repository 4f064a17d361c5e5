import type { PlaceName } from '@burger/shared/contracts';
import {
  extraPages,
  fragments,
  guestPlaces,
  keyedPages,
  owners,
  pages,
  staffPages,
} from '../remotes/routes';
import { nounsOf } from './overview';

/** A place on pages, and who fills it: several guests, or nobody. */
export interface FilledPlace {
  name: string;
  /** Where it is, if the name does not tell. */
  where?: string;
  by: readonly { remote: string; exposure: string }[];
}

export interface PlaceGroup {
  title: string;
  lead: string;
  places: readonly FilledPlace[];
}

const placesOfGuests: Record<PlaceName, string> = {
  HomeBanner: 'top of the home page',
  BelowDish: 'end of the dialog of a dish',
  CartExtras: 'below the lines of the cart',
  CheckoutExtras: 'below the checkout form',
  BelowTracking: 'below a tracked order',
  AccountCards: 'end of the account page',
  CounterLane: 'bottom of the counter page',
};

type Ref = FilledPlace['by'][number];

const filled = (places: Readonly<Record<string, Ref>>): FilledPlace[] =>
  Object.entries(places).map(([name, ref]) => ({ name, by: [ref] }));

/** Returns the named places of the site with the remotes that fill them. */
export const placeGroups = (guests: Readonly<Record<string, readonly Ref[]>> = guestPlaces) =>
  [
    {
      title: 'Pages',
      lead: 'The route decides which remote renders a page.',
      places: filled({ ...pages, ...extraPages, ...keyedPages, ...staffPages }),
    },
    {
      title: 'Fragments',
      lead: 'Pages name a slot, and do not know whose fragment it shows.',
      places: filled(fragments),
    },
    {
      title: 'Guests',
      lead: 'Places for remotes from other repositories. An empty one costs no byte.',
      places: Object.entries(placesOfGuests).map(([name, where]) => ({
        name,
        where,
        by: guests[name] ?? [],
      })),
    },
    {
      title: 'Owners',
      lead: 'Modules without a view, which own the nouns of the bus.',
      places: owners.map((ref) => ({ name: nounsOf(ref.remote).join(', '), by: [ref] })),
    },
  ] satisfies PlaceGroup[];
