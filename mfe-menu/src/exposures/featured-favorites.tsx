import type { Exposure } from '@burger/shared/contracts';
import { StoresContext } from '../use-stores';
import { Favourites } from '../suggestions/favourites';
import { shopIsThere, vegOnly } from '../wiring';
import { stores } from '../compose-stores';

export const ready = shopIsThere;

/** The dishes to feature, ready to be added, for other teams' pages. */
export const FeaturedFavorites = () => (
  <StoresContext value={stores}>
    <Favourites vegOnly={vegOnly} />
  </StoresContext>
);

({ FeaturedFavorites }) satisfies Exposure<'mfe-menu', './FeaturedFavorites'>;
