import type { Promo } from '@burger/shared/contracts';
import { css, styled } from '@burger/shared/styled';
import { Button, ButtonLink, Card, Notice, Picture } from '@burger/shared/ui';
import { color, font, from, radius, size, space } from '@burger/shared/theme';
import { categoryName } from '../parts/categories';
import { Tag, TagRow } from '../parts/tags';
import { offerMessages as text } from './messages/en';
import { type Claimed, discountText, type Offer } from './offers';

/**
 * Layouts of an offer's card. lead: as wide as the page. tall: picture above. flat: picture next to the text
 * on phones.
 */
export type OfferForm = 'lead' | 'tall' | 'flat';

const lead = css`
  ${from.tablet} {
    grid-column: 1 / -1;
    flex-direction: row;
    > :first-child {
      width: 45%;
    }
  }
`;

const OfferArticle = styled(Card).attrs({ as: 'article' })<{ $form: OfferForm }>`
  display: flex;
  flex-direction: column;
  padding: 0;
  overflow: hidden;
  ${({ $form }) => $form === 'lead' && lead}
`;

const OfferPicture = styled.div<{ $form: OfferForm }>`
  position: relative;
  flex: none;
  height: ${({ $form }) => ($form === 'flat' ? '9rem' : 'auto')};
  aspect-ratio: ${({ $form }) => ($form === 'flat' ? 'auto' : '16 / 10')};
  overflow: hidden;
  background: ${color.amberWash};
  ${from.tablet} {
    height: ${({ $form }) => ($form === 'flat' ? '13rem' : 'auto')};
  }
`;

const OfferSaving = styled.p`
  position: absolute;
  left: ${space(2)};
  bottom: ${space(2)};
  padding: ${space(0.5)} ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.flame};
  color: ${color.onFlame};
  font: 800 ${size.xxl} / 1.25 ${font.display};
`;

const OfferText = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(1)};
  min-width: 0;
  padding: ${space(2.5)};
  ${from.desktop} {
    padding: ${space(3)};
  }
`;

const OfferTitle = styled.h3<{ $form: OfferForm }>`
  font-size: ${size.xl};
  ${from.desktop} {
    font-size: ${({ $form }) => ($form === 'lead' ? size.xxxl : size.xl)};
  }
`;

const OfferSoft = styled.p`
  max-width: 40rem;
  margin-bottom: ${space(1)};
  color: ${color.inkSoft};
`;

const OfferStub = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  margin-top: auto;
  padding-top: ${space(2)};
  border-top: 2px dashed ${color.line};
  > button {
    flex: 1 0 auto;
    ${from.tablet} {
      flex: none;
    }
  }
`;

const OfferCode = styled.p`
  display: grid;
  font-size: ${size.sm};
  code {
    font:
      700 ${size.lg} / 1.4 ui-monospace,
      monospace;
    letter-spacing: 0.04em;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  padding: 0 0 ${space(1)} 1.1em;
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const Folded = styled.details`
  font-size: ${size.sm};
  summary {
    min-height: 2.75rem;
    padding-block: ${space(1.25)};
    font-weight: 650;
    cursor: pointer;
  }
  ${from.tablet} {
    display: none;
  }
`;

const Open = styled.div`
  display: none;
  ${from.tablet} {
    display: block;
  }
`;

/** The terms of an offer; on phones they open on a click, also without scripts. */
function OfferTerms({ terms }: { terms: readonly string[] }) {
  const list = (
    <List aria-label={text.terms}>
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </List>
  );
  return (
    <>
      <Folded>
        <summary>{text.terms}</summary>
        {list}
      </Folded>
      <Open>{list}</Open>
    </>
  );
}

function ClaimAnswer({
  claimed,
  code,
  minimum,
}: {
  claimed: Claimed;
  code: string;
  /** Minimum subtotal of the promo in rupees. */
  minimum: number;
}) {
  if (claimed === 'copied') return <Notice kind="success">{text.copied(code)}</Notice>;
  if (claimed === 'shown') return <Notice>{text.visible(code)}</Notice>;
  return (
    <Notice
      kind="success"
      action={
        <ButtonLink to="/menu" $kind="secondary">
          {text.toMenu}
        </ButtonLink>
      }
    >
      <span>{text.applied(code)}</span> {minimum > 0 && <span>{text.appliedMinimum(minimum)}</span>}
    </Notice>
  );
}

const sizes = {
  lead: '(min-width: 48rem) 540px, 130vw',
  tall: '(min-width: 48rem) 50vw, 100vw',
  flat: '(min-width: 64rem) 400px, (min-width: 48rem) 50vw, 100vw',
};

export function OfferCard({
  offer,
  promo,
  form,
  claimed,
  onClaim,
}: {
  offer: Offer;
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
      <OfferText>
        <TagRow>
          <Tag>{categoryName(offer.category)}</Tag>
          {offer.popular && <Tag>{text.popular}</Tag>}
          <span>{offer.validUntil}</span>
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
      </OfferText>
    </OfferArticle>
  );
}
