import type { Exposure } from '@burger/shared/contracts';
import { Favourites } from '../suggestions/favourites';
import { withStores } from '../wiring';

export { ready } from '../wiring';

/** The dishes to feature, ready to be added, for other teams' pages. */
export const FeaturedFavorites = withStores(Favourites);

({ FeaturedFavorites }) satisfies Exposure<'mfe-menu', './FeaturedFavorites'>;
