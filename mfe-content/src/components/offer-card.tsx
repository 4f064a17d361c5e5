import { restaurant } from '@burger/shared/restaurant';
import { Button, Picture } from '@burger/shared/ui';
import { offerMessages as text } from '../messages';
import { categoryName } from '../model/category-name';
import { discountText, promoOf, type Offer } from '../model/offer';
import type { Claimed } from '../use-cases/claim-offer';
import { ClaimAnswer } from './claim-answer';
import {
  OfferArticle,
  OfferCode,
  OfferPicture,
  OfferSaving,
  OfferSoft,
  OfferTerms,
  OfferTitle,
  OfferWords,
} from './offer-card-look';
import { Tag, TagRow } from './tags';

/** One offer with its code and its Claim. `wide` is the featured form, which shows the terms; `first` leads the page. */
export function OfferCard({
  offer,
  wide = false,
  first = false,
  claimed,
  onClaim,
}: {
  offer: Offer;
  wide?: boolean;
  first?: boolean;
  claimed: Claimed | null;
  onClaim: () => void;
}) {
  const promo = promoOf(offer, restaurant.promos);
  const minimum = promo?.minOrder ?? 0;
  return (
    <OfferArticle $wide={wide} aria-labelledby={`offer-${offer.id}`}>
      <OfferPicture>
        <Picture slug={offer.image} alt={offer.imageAlt} sizes="(min-width: 64rem) 400px, 100vw" />
        <OfferSaving>{discountText(offer, promo)}</OfferSaving>
      </OfferPicture>
      <OfferWords>
        <TagRow>
          <Tag>{categoryName(offer.category)}</Tag>
          {offer.popular && <Tag>{text.popular}</Tag>}
          {offer.validUntil}
        </TagRow>
        <OfferTitle id={`offer-${offer.id}`}>{offer.title}</OfferTitle>
        <OfferSoft>{offer.description}</OfferSoft>
        <OfferCode>
          {text.code} <code>{offer.code}</code>
          {promo && (minimum > 0 ? text.minimum(minimum) : text.noMinimum)}
        </OfferCode>
        {wide && (
          <OfferTerms aria-label={text.terms}>
            {offer.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </OfferTerms>
        )}
        <div>
          <Button
            $kind={first ? 'primary' : 'secondary'}
            aria-label={text.claimFor(offer.title)}
            onClick={onClaim}
          >
            {text.claim}
          </Button>
        </div>
        {claimed && <ClaimAnswer claimed={claimed} code={offer.code} minimum={minimum} />}
      </OfferWords>
    </OfferArticle>
  );
}
