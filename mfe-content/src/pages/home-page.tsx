import type { ReactNode } from 'react';
import { Favourites } from '../components/favourites';
import { Hero } from '../components/hero';

export interface HomePageProps {
  now: () => Date;
  /** What stands below the first screen. */
  rest: ReactNode;
}

/** The front door: hunger first, then what to order; then the rest. */
export const HomePage = ({ now, rest }: HomePageProps) => (
  <>
    <Hero now={now} />
    <Favourites />
    {rest}
  </>
);
