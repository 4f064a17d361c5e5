import type { Exposure } from '@burger/shared/contracts';
import { Favourites } from '../suggestions/favourites';
import { withStores } from '../wiring';

export { ready } from '../wiring';

export const FeaturedFavorites = withStores(Favourites);

({ FeaturedFavorites }) satisfies Exposure<'mfe-menu', './FeaturedFavorites'>;
