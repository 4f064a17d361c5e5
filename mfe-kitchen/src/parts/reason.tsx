import { cleanLine } from '@burger/shared/contracts';
import type { ClosingReason } from '@burger/shared/order';
import { Field, Stack } from '@burger/shared/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

export const reasonTexts: Readonly<Record<ClosingReason, string>> = {
  'item-unavailable': 'Something is sold out',
  'too-busy': 'Too busy',
  'customer-asked': 'The customer asked',
  'out-of-area': 'Too far away',
  'not-reachable': 'The customer cannot be reached',
  'nobody-opens': 'Nobody opens',
  'address-not-found': 'Cannot find the address',
  refused: 'The customer refuses it',
  'not-delivered': 'Not delivered',
};

/** Asks for a reason in words; its buttons are told whether there are any. */
export function OtherReason({
  label,
  onReason,
  children,
}: {
  label: string;
  onReason: (reason: string) => void;
  children: (given: boolean) => ReactNode;
}) {
  const [words, setWords] = useState('');
  const reason = cleanLine(words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason) onReason(reason);
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Field
          label={label}
          name="reason"
          maxLength={200}
          required={false}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {children(reason !== '')}
      </Stack>
    </form>
  );
}
