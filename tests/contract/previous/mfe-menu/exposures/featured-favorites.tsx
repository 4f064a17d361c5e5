import type { FeaturedFavoritesProps } from '../../contract/remotes';
import { dishes } from '../dishes';
import { AddToCart } from './add-to-cart';

export const FeaturedFavorites = ({ names }: FeaturedFavoritesProps) =>
  dishes
    .filter(({ name }) => names.includes(name))
    .map((dish) => <AddToCart key={dish.id} dish={dish} />);
