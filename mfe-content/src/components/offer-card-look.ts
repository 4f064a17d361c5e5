import { styled } from '@burger/shared/styled';
import { Card, color, font, from, radius, size, space } from '@burger/shared/ui';

export const OfferArticle = styled(Card).attrs({ as: 'article' })<{ $wide: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  padding: 0;
  overflow: hidden;
  ${from.desktop} {
    flex-direction: ${({ $wide }) => ($wide ? 'row' : 'column')};
    > :first-child {
      width: ${({ $wide }) => ($wide ? '42%' : 'auto')};
    }
  }
`;

export const OfferPicture = styled.div`
  position: relative;
  flex: none;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${color.amberWash};
`;

export const OfferSaving = styled.p`
  position: absolute;
  left: ${space(2)};
  bottom: ${space(2)};
  padding: ${space(0.5)} ${space(2)};
  border-radius: ${radius.pill};
  background: ${color.amber};
  color: ${color.onAmber};
  font: 800 ${size.xl} / 1.3 ${font.display};
`;

export const OfferWords = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(1.5)};
  padding: ${space(2.5)};
  ${from.tablet} {
    padding: ${space(3)};
  }
`;

export const OfferTitle = styled.h3`
  font-size: ${size.xl};
`;

export const OfferSoft = styled.p`
  color: ${color.inkSoft};
`;

export const OfferCode = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space(0.5)} ${space(1.5)};
  font-size: ${size.sm};
  code {
    padding: ${space(0.5)} ${space(1.5)};
    border: 1.5px dashed ${color.edge};
    border-radius: 8px;
    background: ${color.sunken};
    font:
      700 ${size.md} / 1.4 ui-monospace,
      monospace;
    letter-spacing: 0.04em;
  }
`;

export const OfferTerms = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  margin: 0;
  padding-left: 1.1em;
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;
