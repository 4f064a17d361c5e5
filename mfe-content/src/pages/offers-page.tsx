import { styled } from '@burger/shared/styled';
import { Container, from, SectionTitle, space, Stack } from '@burger/shared/ui';
import { useState, type ReactNode } from 'react';
import { CategoryChips } from '../components/category-chips';
import { OfferCard } from '../components/offer-card';
import { OfferSteps } from '../components/offer-steps';
import { PageIntro } from '../components/section';
import { useClaim } from '../components/use-claim';
import { offers } from '../content/offers';
import { offerMessages as text } from '../messages';
import { categoryName } from '../model/category-name';
import { findOffers, offerCategories, type Offer, type OfferFilter } from '../model/offer';
import type { ClaimOffer } from '../use-cases/claim-offer';

const Room = styled(Container)`
  display: grid;
  gap: ${space(5)};
  padding-block: ${space(3)} ${space(8)};
`;

const Grid = styled.div<{ $wide: boolean }>`
  display: grid;
  gap: ${space(3)};
  ${from.tablet} {
    grid-template-columns: ${({ $wide }) => ($wide ? '1fr' : '1fr 1fr')};
  }
  ${from.desktop} {
    grid-template-columns: ${({ $wide }) => ($wide ? '1fr' : 'repeat(3, minmax(0, 1fr))')};
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

  const cards = (shown: readonly Offer[], wide: boolean) => (
    <Grid $wide={wide}>
      {shown.map((offer, place) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          wide={wide}
          first={wide && place === 0}
          claimed={last?.offerId === offer.id ? last.claimed : null}
          onClaim={() => void claim(offer)}
        />
      ))}
    </Grid>
  );

  return (
    <>
      <PageIntro title={text.title} lead={text.lead} />
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
            {cards(featured, true)}
          </Stack>
        )}
        <Stack
          as="section"
          $gap={2.5}
          aria-label={category === 'All' ? text.more : categoryName(category)}
        >
          <SectionTitle>{category === 'All' ? text.more : categoryName(category)}</SectionTitle>
          {cards(others, false)}
        </Stack>
        <Stack as="section" $gap={2.5} aria-label={text.howTitle}>
          <SectionTitle>{text.howTitle}</SectionTitle>
          <OfferSteps />
        </Stack>
        {newsletter}
      </Room>
    </>
  );
}
