import type { Exposure } from '@burger/shared/contracts';

// Wants more than any page gives it.
const FeaturedFavorites = ({ size }: { size: 'small' | 'large' }) => (
  <button type="button">{size}</button>
);

({ FeaturedFavorites }) satisfies Exposure<'mfe-menu', './FeaturedFavorites'>;
