import { styled } from '@burger/shared/styled';
import { Container, from, space } from '@burger/shared/ui';
import { UsualPlace } from '@burger/shared/usual';
import type { ReactNode } from 'react';
import { EarlySavings } from './early-savings';
import { Favourites } from './favourites';
import { Hero, type HeroProps } from './hero';
import { ReasonLine } from './reason-line';
import { ShopStatus } from './shop-status';

const BeforeDishes = styled(Container)`
  display: grid;
  gap: ${space(1.5)};
  padding-block: ${space(0.5)} ${space(1)};
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1.5)} ${space(4)};
    align-items: center;
    padding-block: ${space(2)} 0;
  }
`;

export interface HomePageProps extends HeroProps {
  /** What stands below the first screen. */
  rest: ReactNode;
}

/** The front door: hunger first, then what to order; then the rest. */
export const HomePage = ({ rest, ...hero }: HomePageProps) => (
  <>
    <ShopStatus bus={hero.bus} />
    <Hero {...hero} />
    <BeforeDishes>
      <EarlySavings bus={hero.bus} />
      <ReasonLine />
    </BeforeDishes>
    <Container>
      <UsualPlace bus={hero.bus} />
    </Container>
    <Favourites />
    {rest}
  </>
);
