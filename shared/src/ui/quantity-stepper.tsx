import { css, styled } from '@burger/shared/styled';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { messages } from './messages/en';
import { canHover, color, motion, radius, size } from '../theme/theme';

const strong = css`
  --step-hover: ${color.flameDeep};
  --step-ring: ${color.onFlame};
  background: ${color.flame};
  color: ${color.onFlame};
`;

const quiet = css`
  --step-hover: ${color.sunken};
  --step-ring: ${color.flameInk};
  background: ${color.card};
  color: ${color.ink};
  box-shadow: inset 0 0 0 1.5px ${color.line};
`;

const Wrap = styled.div<{ $quiet: boolean }>`
  display: inline-flex;
  align-items: center;
  border-radius: ${radius.pill};
  font-variant-numeric: tabular-nums;
  ${({ $quiet }) => ($quiet ? quiet : strong)}
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background ${motion.quick};
  ${canHover} {
    &:hover {
      background: var(--step-hover);
    }
  }
  &:focus-visible {
    outline-offset: -4px;
    outline-color: var(--step-ring);
  }
`;

const Count = styled.span`
  min-width: 1.75rem;
  text-align: center;
  font-weight: 700;
  font-size: ${size.md};
`;

/** Buttons for a dish's quantity. At one, the minus button removes the dish and shows a bin. */
export function QuantityStepper({
  name,
  quantity,
  quiet = false,
  onChange,
}: {
  /** The dish's name, for screen readers. */
  name: string;
  quantity: number;
  /** Less prominent, for lists, where filled steppers would compete with the primary action. */
  quiet?: boolean;
  onChange: (quantity: number) => void;
}) {
  const last = quantity <= 1;
  return (
    <Wrap $quiet={quiet} role="group" aria-label={messages.quantityOf(name)}>
      <Step
        type="button"
        aria-label={last ? messages.remove(name) : messages.oneLess(name)}
        onClick={() => onChange(quantity - 1)}
      >
        {last ? <Trash2 aria-hidden size={18} /> : <Minus aria-hidden size={18} />}
      </Step>
      <Count aria-live="polite">{quantity}</Count>
      <Step
        type="button"
        aria-label={messages.oneMore(name)}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden size={18} />
      </Step>
    </Wrap>
  );
}
