import { styled } from '@burger/shared/styled';
import { color, IconButton, radius, size } from '@burger/shared/ui';
import { Minus, Plus } from 'lucide-react';
import { messages } from '../messages';
import { mostOfOne } from './choosing';

const Wrap = styled.div`
  flex: none;
  display: inline-flex;
  align-items: center;
  border-radius: ${radius.pill};
  box-shadow: inset 0 0 0 1.5px ${color.edge};
  > button[aria-disabled='true'] {
    color: ${color.inkSoft};
    opacity: 0.5;
    cursor: not-allowed;
  }
  > span {
    min-width: 1.75rem;
    font-weight: 700;
    font-size: ${size.md};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

/** How many of a dish are asked for: at least one. */
export const HowMany = ({
  name,
  quantity,
  onChange,
}: {
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}) => {
  // Not disabled: a button that is pressed keeps the focus.
  const step = (to: number) => ({
    'aria-disabled': to < 1 || to > mostOfOne || undefined,
    onClick: () => to >= 1 && to <= mostOfOne && onChange(to),
  });
  return (
    <Wrap role="group" aria-label={messages.dish.quantity(name)}>
      <IconButton aria-label={messages.dish.less(name)} {...step(quantity - 1)}>
        <Minus aria-hidden size={18} />
      </IconButton>
      <span aria-live="polite">{quantity}</span>
      <IconButton aria-label={messages.dish.more(name)} {...step(quantity + 1)}>
        <Plus aria-hidden size={18} />
      </IconButton>
    </Wrap>
  );
};
