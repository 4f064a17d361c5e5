import { plainDigits } from '@burger/shared/contracts';
import { fromRupees, type Paise } from '@burger/shared/pricing';
import { Field } from '@burger/shared/ui';
import type { ComponentProps } from 'react';
import { messages } from '../messages/en';

// Commas separate thousands and lakhs. An ambiguous comma, as in 49,50, is rejected.
const amount = /^(-?)₹?(\d{1,8}|\d{1,3}(?:,\d{2,3})*,\d{3})(\.\d{1,2})?$/;

/** Returns typed rupees as paise; null if the text is invalid. */
export function paiseIn(typed: string): Paise | null {
  const [, sign, rupees, paise = ''] =
    amount.exec(plainDigits(typed).replace(/[\s\p{Cf}]/gu, '')) ?? [];
  return rupees === undefined
    ? null
    : fromRupees(Number(sign + rupees.replaceAll(',', '') + paise));
}

interface AmountProps extends Pick<
  ComponentProps<typeof Field>,
  'label' | 'hint' | 'name' | 'required'
> {
  value: string;
  onChange: (value: string) => void;
}

export const Amount = ({ value, onChange, ...own }: AmountProps) => (
  <Field
    {...own}
    inputMode="decimal"
    autoComplete="off"
    value={value}
    error={value.trim() && paiseIn(value) === null ? messages.noAmount : null}
    onChange={({ target }) => onChange(target.value)}
  />
);
