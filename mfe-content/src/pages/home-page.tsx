import type { ShopBus } from '@burger/shared/bus';
import { Container } from '@burger/shared/ui';
import { UsualPlace } from '@burger/shared/usual';
import type { ReactNode } from 'react';
import { EarlySavings } from '../components/early-savings';
import { Favourites } from '../components/favourites';
import { Hero } from '../components/hero';
import { ShopStatus } from '../components/shop-status';

export interface HomePageProps {
  now: () => Date;
  bus: ShopBus;
  /** What stands below the first screen. */
  rest: ReactNode;
}

/** The front door: hunger first, then what to order; then the rest. */
export const HomePage = ({ now, bus, rest }: HomePageProps) => (
  <>
    <ShopStatus bus={bus} />
    <Hero now={now} bus={bus} />
    <EarlySavings bus={bus} />
    <Container>
      <UsualPlace bus={bus} />
    </Container>
    <Favourites />
    {rest}
  </>
);
