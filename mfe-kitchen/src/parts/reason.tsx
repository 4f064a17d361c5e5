import { cleanLine, type ClosingReason } from '@burger/shared/contracts';
import { inPageLanguage } from '@burger/shared/i18n';
import { Field, Stack } from '@burger/shared/ui';
import { useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';

export const reasonTexts = inPageLanguage('mfe-kitchen/reasons', {
  'item-unavailable': 'Something is sold out',
  'too-busy': 'Too busy',
  'customer-asked': 'The customer asked',
  'out-of-area': 'Too far away',
  'not-reachable': 'The customer cannot be reached',
  'nobody-opens': 'Nobody opens',
  'address-not-found': 'Cannot find the address',
  refused: 'The customer refuses it',
  'not-delivered': 'Not delivered',
} satisfies Readonly<Record<ClosingReason, string>>);

interface ReasonProps extends Pick<
  ComponentProps<typeof Field>,
  'label' | 'name' | 'maxLength' | 'autoComplete'
> {
  onReason: (reason: string) => void;
  children: (hasReason: boolean) => ReactNode;
}

export function OtherReason({ onReason, children, ...field }: ReasonProps) {
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
          name="reason"
          maxLength={200}
          {...field}
          required={false}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {children(reason !== '')}
      </Stack>
    </form>
  );
}
