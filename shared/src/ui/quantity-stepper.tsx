import { styled } from '@burger/shared/styled';
import { Minus, Plus, Trash2 } from 'lucide-react';
import { color, motion, radius, size } from './theme';

const Wrap = styled.div`
  display: inline-flex;
  align-items: center;
  border-radius: ${radius.pill};
  background: ${color.flame};
  color: ${color.onFlame};
  font-variant-numeric: tabular-nums;
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background ${motion.quick};
  &:hover {
    background: ${color.flameDeep};
  }
  &:focus-visible {
    border-radius: ${radius.pill};
    outline-offset: -4px;
    outline-color: ${color.onFlame};
  }
`;

const Count = styled.span`
  min-width: 1.75rem;
  text-align: center;
  font-weight: 700;
  font-size: ${size.md};
`;

/** Minus, quantity, plus for one dish. Asking for 0 removes it, and the button shows so. */
export function QuantityStepper({
  name,
  quantity,
  onChange,
}: {
  /** The dish, for screen readers. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}) {
  const last = quantity <= 1;
  return (
    <Wrap role="group" aria-label={`Quantity of ${name}`}>
      <Step
        type="button"
        aria-label={last ? `Remove ${name}` : `One ${name} less`}
        onClick={() => onChange(quantity - 1)}
      >
        {last ? <Trash2 aria-hidden size={18} /> : <Minus aria-hidden size={18} />}
      </Step>
      <Count aria-live="polite">{quantity}</Count>
      <Step type="button" aria-label={`One ${name} more`} onClick={() => onChange(quantity + 1)}>
        <Plus aria-hidden size={18} />
      </Step>
    </Wrap>
  );
}
