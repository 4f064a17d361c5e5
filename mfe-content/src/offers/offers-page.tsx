import { useLatest, type ShopBus } from '@burger/shared/bus';
import { pageRules } from '@burger/shared/page-shop';
import { styled } from '@burger/shared/styled';
import { Container, from, SectionTitle, space, Stack } from '@burger/shared/ui';
import { useState, type ReactNode } from 'react';
import { CategoryChips } from '../parts/filter';
import { OfferCard } from './offer-card';
import type { OfferForm } from './offer-card-look';
import { OfferSteps } from './offer-steps';
import { PageEnd } from '../parts/page-end';
import { PageIntro } from '../parts/page-intro';
import { IntroDish } from '../parts/intro-dish';
import { useClaim } from './use-claim';
import { offers } from './offers-text';
import { offerMessages as text } from './messages';
import { categoriesOf, categoryName } from '../parts/categories';
import { findOffers, offersThatHold, promoOf, type Offer } from './offers';
import type { ClaimOffer } from './claim-offer';

const Room = styled(Container)`
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

// Three in a row, and of five the last two share theirs.
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

export interface OffersPorts {
  bus: ShopBus;
  claimOffer: ClaimOffer;
  newsletter: ReactNode;
}

/** The offers; those with a promo code go to the cart with one press. What they take off is what the shop says now. */
export function OffersPage({ bus, claimOffer, newsletter }: OffersPorts) {
  const [category, setCategory] = useState('All');
  const { last, claim } = useClaim(claimOffer);
  const { promos } = useLatest('shop/changed', bus)?.rules ?? pageRules;
  const held = offersThatHold(offers, promos);
  const { featured, others } = findOffers(held, category);

  const cards = (shown: readonly Offer[], formAt: (place: number) => OfferForm) =>
    shown.map((offer, place) => (
      <OfferCard
        key={offer.id}
        offer={offer}
        promo={promoOf(offer, promos)}
        form={formAt(place)}
        claimed={last?.offerId === offer.id ? last.claimed : null}
        onClaim={() => void claim(offer)}
      />
    ));

  return (
    <>
      <PageIntro title={text.title} lead={text.lead} ground="flame" art={<IntroDish />} />
      <Room>
        <CategoryChips
          label={text.categories}
          categories={categoriesOf(held)}
          chosen={category}
          onChoose={setCategory}
        />
        {featured.length > 0 && (
          <Stack as="section" $gap={2.5} aria-label={text.featured}>
            <SectionTitle>{text.featured}</SectionTitle>
            <Grid>{cards(featured, (place) => (place === 0 ? 'lead' : 'tall'))}</Grid>
          </Stack>
        )}
        <Stack
          as="section"
          $gap={2.5}
          aria-label={category === 'All' ? text.more : categoryName(category)}
        >
          <SectionTitle>{category === 'All' ? text.more : categoryName(category)}</SectionTitle>
          <Others>{cards(others, () => 'flat')}</Others>
        </Stack>
        <Stack as="section" $gap={2.5} aria-label={text.howTitle}>
          <SectionTitle>{text.howTitle}</SectionTitle>
          <OfferSteps />
        </Stack>
        {newsletter}
        <PageEnd />
      </Room>
    </>
  );
}
