import { formatMoney, shortMoney, type Paise } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, radius, size, space } from '@burger/shared/ui';
import { BadgePercent } from 'lucide-react';
import { messages } from '../messages';

const words = messages.promo;

const icon = <BadgePercent aria-hidden size={22} />;

const Best = styled.button`
  display: flex;
  flex-wrap: wrap;
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
  &:is(button) {
    cursor: pointer;
  }
  /* The tap stands beside the words, or below where the letters are large. */
  > span {
    flex: 1;
    min-width: min-content;
  }
  > strong {
    margin-inline-start: auto;
  }
  &:hover strong {
    text-decoration: underline;
  }
`;

/** The code that saves most on this cart, in one line: what is missing for it, or the tap that applies it. */
export function BestPromo({
  code,
  saves,
  missing = 0,
  onUse,
}: {
  code: string;
  saves: Paise;
  missing?: Paise;
  onUse: () => void;
}) {
  if (missing > 0) {
    return (
      <Best as="p">
        {icon}
        <span>{words.hint(shortMoney(missing), shortMoney(saves), code)}</span>
      </Best>
    );
  }
  return (
    <Best type="button" onClick={onUse}>
      {icon}
      <span>{words.best(code, formatMoney(saves))}</span>
      <strong>{words.apply}</strong>
    </Best>
  );
}
