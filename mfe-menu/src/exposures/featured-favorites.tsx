import { dishes } from '@burger/shared/catalogue';
import type { Exposure, FeaturedFavoritesProps } from '@burger/shared/contracts';
import { CartDeskContext } from '../components/cart-desk-context';
import { Favourites } from '../components/favourites';
import { cartDesk, vegOnly } from '../compose';

/** The dishes to feature, ready to be added, for other teams' pages. */
export const FeaturedFavorites = ({ names }: FeaturedFavoritesProps) => (
  <CartDeskContext value={cartDesk}>
    <Favourites dishes={dishes} names={names} vegOnly={vegOnly} />
  </CartDeskContext>
);

({ FeaturedFavorites }) satisfies Exposure<'mfe-menu', './FeaturedFavorites'>;
