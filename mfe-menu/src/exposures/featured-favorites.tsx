import type { Exposure } from '@burger/shared/contracts';
import { StoresContext } from '../use-stores';
import { Favourites } from '../suggestions/favourites';
import { stores } from '../wiring';

export { ready } from '../wiring';

/** The dishes to feature, ready to be added, for other teams' pages. */
export const FeaturedFavorites = () => (
  <StoresContext value={stores}>
    <Favourites />
  </StoresContext>
);

({ FeaturedFavorites }) satisfies Exposure<'mfe-menu', './FeaturedFavorites'>;
