import { cleanLine } from '@burger/shared/contracts';
import { Field, Stack } from '@burger/shared/ui';
import { useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';

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
