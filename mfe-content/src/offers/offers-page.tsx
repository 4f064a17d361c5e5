import { type ShopBus, useLatest } from '@burger/shared/bus';
import { pageRules } from '@burger/shared/shop/page';
import { styled } from '@burger/shared/styled';
import { color, font, from, radius, size, space } from '@burger/shared/theme';
import { Container, SectionTitle, Stack } from '@burger/shared/ui';
import { type ReactNode, useState } from 'react';
import { categoryName, featuredApart } from '../parts/categories';
import { CategoryChips } from '../parts/filter';
import { IntroDish } from '../parts/intro-dish';
import { PageEnd } from '../parts/page-end';
import { PageIntro } from '../parts/page-intro';
import { offerMessages as text } from './messages/en';
import { OfferCard, type OfferForm } from './offer-card';
import {
  type Claimed,
  type ClaimOffer,
  type Offer,
  offers,
  offerSteps,
  offersThatHold,
  promoOf,
  ways,
} from './offers';

const List = styled.ol`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space(2)};
  align-content: start;
  ${from.tablet} {
    grid-template-columns: 1fr;
  }
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  grid-row: span 2;
  width: 2.5rem;
  height: 2.5rem;
  margin-bottom: ${space(1.5)};
  border-radius: ${radius.pill};
  background: ${color.amber};
  color: ${color.onAmber};
  font: 800 ${size.lg} / 1 ${font.display};
`;

const Title = styled.h3`
  margin-bottom: ${space(0.5)};
  font-size: ${size.lg};
`;

const Text = styled.p`
  color: ${color.inkSoft};
`;

const OfferSteps = () => (
  <List>
    {offerSteps.map(({ title, text }, step) => (
      <Step key={title}>
        <Number aria-hidden>{step + 1}</Number>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </Step>
    ))}
  </List>
);

const Layout = styled(Container)`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(3)} ${space(7)};
`;

const Grid = styled.div`
  display: grid;
  gap: ${space(2)};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(3)};
  }
`;

// Three cards in a row. Of five, the last two share the second row.
const Others = styled(Grid)`
  ${from.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > * {
      grid-column: span 2;
    }
    > :nth-child(4):nth-last-child(2),
    > :nth-child(5):last-child {
      grid-column: span 3;
    }
  }
`;

/**
 * Lists the offers. One click applies a promo code to the cart. Discounts come from the current promo rules.
 */
export function OffersPage({
  bus,
  claimOffer,
  newsletter,
}: {
  bus: ShopBus;
  claimOffer: ClaimOffer;
  newsletter: ReactNode;
}) {
  const [category, setCategory] = useState('All');
  const [last, setLast] = useState<{ id: Offer['id']; claimed: Claimed } | null>(null);
  const { promos } = useLatest('shop/changed', bus)?.rules ?? pageRules;
  const valid = offersThatHold(offers, promos);
  const { featured, others } = featuredApart(valid, category);
  const othersTitle = category === 'All' ? text.more : categoryName(category);

  const cards = (visible: readonly Offer[], formAt: (place: number) => OfferForm) =>
    visible.map((offer, place) => (
      <OfferCard
        key={offer.id}
        offer={offer}
        promo={promoOf(offer, promos)}
        form={formAt(place)}
        claimed={last?.id === offer.id ? last.claimed : null}
        onClaim={() => void claimOffer(offer).then((claimed) => setLast({ id: offer.id, claimed }))}
      />
    ));

  return (
    <>
      <PageIntro
        title={text.title}
        lead={text.lead[ways(valid, promos)]}
        ground="flame"
        art={<IntroDish />}
      />
      <Layout>
        {valid.length > 0 && (
          <CategoryChips
            label={text.categories}
            of={valid}
            chosen={category}
            onChoose={setCategory}
          />
        )}
        {featured.length > 0 && (
          <Stack as="section" $gap={2.5} aria-label={text.featured}>
            <SectionTitle>{text.featured}</SectionTitle>
            <Grid>{cards(featured, (place) => (place === 0 ? 'lead' : 'tall'))}</Grid>
          </Stack>
        )}
        {others.length > 0 && (
          <Stack as="section" $gap={2.5} aria-label={othersTitle}>
            <SectionTitle>{othersTitle}</SectionTitle>
            <Others>{cards(others, () => 'flat')}</Others>
          </Stack>
        )}
        {valid.length > 0 && (
          <Stack as="section" $gap={2.5} aria-label={text.howTitle}>
            <SectionTitle>{text.howTitle}</SectionTitle>
            <OfferSteps />
          </Stack>
        )}
        {newsletter}
        <PageEnd />
      </Layout>
    </>
  );
}
