import { type ShopBus, useLatest } from '@burger/shared/bus';
import { pageRules } from '@burger/shared/shop/page';
import { SavingsLine } from '@burger/shared/ui/savings-line';
import { isUnusual } from '@burger/shared/hours';
import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { ButtonLink, Container, Skeleton } from '@burger/shared/ui';
import { color, from, size, space } from '@burger/shared/theme';
import { UsualPlace } from '@burger/shared/ui/usual';
import type { ReactNode } from 'react';
import { Section } from '../parts/section';
import { Hero } from './hero';
import { homeMessages, reasonsText, useHomeText } from './messages/en';

function ShopStatus({ bus }: { bus: ShopBus }) {
  const shop = useLatest('shop/changed', bus);
  if (!shop || !isUnusual(shop)) return null;
  return (
    <Container>
      <Slot fragment="ShopStatus" props={{}} />
    </Container>
  );
}

function EarlySavings({ bus }: { bus: ShopBus }) {
  const { promos } = useLatest('shop/changed', bus)?.rules ?? pageRules;
  return <SavingsLine promos={promos} bus={bus} />;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(1.5)};
  padding: 0;
  font-size: ${size.sm};
  font-weight: 600;
  list-style: none;
  ${from.tablet} {
    column-gap: ${space(3)};
  }
  li::before {
    content: '✓' / '';
    margin-inline-end: 0.4em;
    color: ${color.leaf};
    font-weight: 800;
  }
`;

const ReasonLine = () => (
  <List aria-label={reasonsText.title}>
    {Object.values(reasonsText.reasons).map(({ title }) => (
      <li key={title}>{title}</li>
    ))}
  </List>
);

const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(17.5rem, 80%);
  gap: ${space(2)};
  overflow: hidden;
  ${from.tablet} {
    grid-auto-flow: row;
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(3)};
  }
`;

function Favourites() {
  const text = homeMessages.favourites;
  return (
    <Section
      isLate
      title={text.title}
      lead={useHomeText().favourites}
      action={
        <ButtonLink to="/menu" $kind="secondary">
          {text.all}
        </ButtonLink>
      }
    >
      <Slot
        fragment="FeaturedFavorites"
        props={{}}
        fallback={
          <Row role="status" aria-busy aria-label={text.loading}>
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} $height="22rem" />
            ))}
          </Row>
        }
      />
    </Section>
  );
}

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

export const HomePage = ({ bus, rest }: { bus: ShopBus; rest: ReactNode }) => (
  <>
    <ShopStatus bus={bus} />
    <Hero bus={bus} />
    <BeforeDishes>
      <EarlySavings bus={bus} />
      <ReasonLine />
    </BeforeDishes>
    <Container>
      <UsualPlace bus={bus} />
    </Container>
    <Favourites />
    {rest}
  </>
);
