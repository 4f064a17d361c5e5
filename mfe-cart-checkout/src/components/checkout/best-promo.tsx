import { formatMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { BadgePercent } from 'lucide-react';
import { messages } from '../../messages';
import type { PromoSuggestion } from '../../model/cart-promo';

const words = messages.promo;

const Best = styled.button`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 0 ${space(1.5)};
  flex: 1 1 18rem;
  min-height: 3.5rem;
  padding: ${space(1)} ${space(2)};
  text-align: start;
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
    <BadgePercent aria-hidden size={22} />
    <span>{words.best(promo.code, formatMoney(saves))}</span>
    <strong>{words.apply}</strong>
  </Best>
);
