import { styled } from '@burger/shared/styled';
import { Container, from, SectionTitle, space, Stack } from '@burger/shared/ui';
import { useState, type ReactNode } from 'react';
import { CategoryChips } from '../components/category-chips';
import { OfferCard } from '../components/offer-card';
import type { OfferForm } from '../components/offer-card-look';
import { OfferSteps } from '../components/offer-steps';
import { PageEnd } from '../components/page-end';
import { PageIntro } from '../components/page-intro';
import { IntroBurger } from '../components/intro-burger';
import { useClaim } from '../components/use-claim';
import { offers } from '../content/offers';
import { offerMessages as text } from '../messages';
import { categoryName } from '../model/category-name';
import { findOffers, offerCategories, type Offer, type OfferFilter } from '../model/offer';
import type { ClaimOffer } from '../use-cases/claim-offer';

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
  claimOffer: ClaimOffer;
  newsletter: ReactNode;
}

/** Eight offers; those with a promo code go to the cart with one press. */
export function OffersPage({ claimOffer, newsletter }: OffersPorts) {
  const [category, setCategory] = useState<OfferFilter>('All');
  const { last, claim } = useClaim(claimOffer);
  const { featured, others } = findOffers(offers, category);

  const cards = (shown: readonly Offer[], formAt: (place: number) => OfferForm) =>
    shown.map((offer, place) => (
      <OfferCard
        key={offer.id}
        offer={offer}
        form={formAt(place)}
        claimed={last?.offerId === offer.id ? last.claimed : null}
        onClaim={() => void claim(offer)}
      />
    ));

  return (
    <>
      <PageIntro title={text.title} lead={text.lead} ground="flame" art={<IntroBurger />} />
      <Room>
        <CategoryChips
          label={text.categories}
          categories={offerCategories}
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
