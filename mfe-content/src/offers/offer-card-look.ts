import { css, styled } from '@burger/shared/styled';
import { Card, color, font, from, radius, size, space } from '@burger/shared/ui';

/** lead: the first offer, as wide as the page. tall: picture above. flat: picture beside the words on phones. */
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

export const OfferArticle = styled(Card).attrs({ as: 'article' })<{ $form: OfferForm }>`
  display: flex;
  flex-direction: column;
  padding: 0;
  overflow: hidden;
  ${({ $form }) => $form === 'lead' && lead}
`;

export const OfferPicture = styled.div<{ $form: OfferForm }>`
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

// What is saved is what one looks for, so it is the largest thing on the card.
export const OfferSaving = styled.p`
  position: absolute;
  left: ${space(2)};
  bottom: ${space(2)};
  padding: ${space(0.5)} ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.flame};
  color: ${color.onFlame};
  font: 800 ${size.xxl} / 1.25 ${font.display};
`;

export const OfferWords = styled.div`
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

export const OfferTitle = styled.h3<{ $form: OfferForm }>`
  font-size: ${size.xl};
  ${from.desktop} {
    font-size: ${({ $form }) => ($form === 'lead' ? size.xxxl : size.xl)};
  }
`;

export const OfferSoft = styled.p`
  max-width: 40rem;
  margin-bottom: ${space(1)};
  color: ${color.inkSoft};
`;

// The stub of a coupon: torn off along the dashes.
export const OfferStub = styled.div`
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

export const OfferCode = styled.p`
  display: grid;
  font-size: ${size.sm};
  code {
    font:
      700 ${size.lg} / 1.4 ui-monospace,
      monospace;
    letter-spacing: 0.04em;
  }
`;
