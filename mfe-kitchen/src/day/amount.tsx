import { fromRupees, type Paise } from '@burger/shared/pricing';
import { Field } from '@burger/shared/ui';
import { closingMessages as texts } from './closing-messages';

/** Rupees that were typed, as paise; null where they are none. */
export const paiseIn = (typed: string): Paise | null =>
  /^-?\d{1,8}(\.\d{1,2})?$/.test(typed.trim()) ? fromRupees(Number(typed)) : null;

interface AmountProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

export const Amount = ({ value, onChange, ...own }: AmountProps) => (
  <Field
    {...own}
    inputMode="decimal"
    autoComplete="off"
    value={value}
    error={value.trim() && paiseIn(value) === null ? texts.wrong : null}
    onChange={({ target }) => onChange(target.value)}
  />
);
