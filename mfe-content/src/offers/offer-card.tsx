import type { Promo } from '@burger/shared/contracts';
import { Button, Picture } from '@burger/shared/ui';
import { offerMessages as text } from './messages';
import { categoryName } from '../parts/categories';
import { discountText, type Offer } from './offers';
import type { Claimed } from './claim-offer';
import { ClaimAnswer } from './claim-answer';
import {
  OfferArticle,
  OfferCode,
  OfferPicture,
  OfferSaving,
  OfferSoft,
  OfferStub,
  OfferTitle,
  OfferWords,
  type OfferForm,
} from './offer-card-look';
import { OfferTerms } from './offer-terms';
import { Tag, TagRow } from '../parts/tags';

const sizes = {
  lead: '(min-width: 48rem) 540px, 130vw',
  tall: '(min-width: 48rem) 50vw, 100vw',
  flat: '(min-width: 64rem) 400px, (min-width: 48rem) 50vw, 100vw',
};

/** One offer with its code and its Claim. Featured ones, `lead` and `tall`, show the terms. */
export function OfferCard({
  offer,
  promo,
  form,
  claimed,
  onClaim,
}: {
  offer: Offer;
  /** What the promo table says of its code, if anything. */
  promo: Promo | undefined;
  form: OfferForm;
  claimed: Claimed | null;
  onClaim: () => void;
}) {
  const minimum = promo?.minOrder ?? 0;
  return (
    <OfferArticle $form={form} aria-labelledby={`offer-${offer.id}`}>
      <OfferPicture $form={form}>
        <Picture slug={offer.image} alt={offer.imageAlt} sizes={sizes[form]} />
        <OfferSaving>{discountText(offer, promo)}</OfferSaving>
      </OfferPicture>
      <OfferWords>
        <TagRow>
          <Tag>{categoryName(offer.category)}</Tag>
          {offer.popular && <Tag>{text.popular}</Tag>}
          {offer.validUntil}
        </TagRow>
        <OfferTitle id={`offer-${offer.id}`} $form={form}>
          {offer.title}
        </OfferTitle>
        <OfferSoft>{offer.description}</OfferSoft>
        {form !== 'flat' && <OfferTerms terms={offer.terms} />}
        <OfferStub>
          <OfferCode>
            <span>
              {text.code} <code>{offer.code}</code>
            </span>
            {promo && <span>{minimum > 0 ? text.minimum(minimum) : text.noMinimum}</span>}
          </OfferCode>
          <Button
            $kind={form === 'lead' ? 'primary' : 'secondary'}
            aria-label={text.claimFor(offer.title)}
            onClick={onClaim}
          >
            {text.claim}
          </Button>
        </OfferStub>
        {claimed && <ClaimAnswer claimed={claimed} code={offer.code} minimum={minimum} />}
      </OfferWords>
    </OfferArticle>
  );
}
