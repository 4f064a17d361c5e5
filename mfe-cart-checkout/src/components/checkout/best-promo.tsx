import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { messages } from '../../messages';
import type { PromoSuggestion } from '../../model/cart-promo';

const words = messages.promo;

const Best = styled.button`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(0.75)};
  min-height: 2.75rem;
  padding: ${space(0.75)} ${space(1.5)};
  border: 1.5px dashed ${color.leaf};
  border-radius: ${radius.field};
  background: ${color.leafWash};
  color: ${color.leaf};
  font-size: ${size.sm};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover strong {
    text-decoration: underline;
  }
`;

/** The code that saves most on this cart, in one line; one tap applies it. */
export const BestPromo = ({ promo, saves, onUse }: PromoSuggestion & { onUse: () => void }) => (
  <Best type="button" onClick={onUse}>
    <span>{words.best(promo.code, formatMoney(saves))}</span>
    <span aria-hidden>·</span>
    <strong>{words.apply}</strong>
  </Best>
);
