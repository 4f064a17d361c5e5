import { formatMoney, type Paise } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { color, size, space, VisuallyHidden } from '@burger/shared/ui';
import { ArrowRight } from 'lucide-react';
import { messages } from '../messages';

export const Intro = styled.p`
  color: ${color.inkSoft};
  &:focus {
    outline: none;
  }
`;

export const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(2)};
  padding-block: ${space(1.25)};
  border-bottom: 1px solid ${color.line};
  > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${color.amberInk};
    font-size: ${size.sm};
  }
`;

export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(2)};
  font-weight: 750;
  strong {
    font-size: ${size.xxl};
    line-height: 1.2;
  }
`;

const Change = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${space(0.75)};
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  s,
  svg {
    color: ${color.inkSoft};
    font-weight: 400;
  }
`;

/** An amount as it was seen and as it is now; `minus` where it is taken off. */
export function AmountChange({
  was,
  now,
  minus = false,
}: {
  was: Paise;
  now: Paise;
  minus?: boolean;
}) {
  const text = (amount: Paise) => `${minus && amount > 0 ? '−' : ''}${formatMoney(amount)}`;
  return (
    <Change>
      <VisuallyHidden>{messages.changed.instead(text(now), text(was))}</VisuallyHidden>
      <s aria-hidden>{text(was)}</s>
      <ArrowRight aria-hidden size={14} />
      <strong aria-hidden>{text(now)}</strong>
    </Change>
  );
}
