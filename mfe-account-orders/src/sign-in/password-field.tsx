import { styled } from '@burger/shared/styled';
import { Field, IconButton } from '@burger/shared/ui';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { messages } from '../messages';

const Wrap = styled.div`
  position: relative;
  input {
    padding-right: 3.25rem;
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  /* Beside the input: below the label's line and the gap, centred in the input's 3rem. */
  top: calc(3.125rem - 22px);
  right: 0.125rem;
`;

/** A password that can be looked at before it is sent. */
export function PasswordField(field: ComponentProps<typeof Field>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Wrap>
      <Field
        {...field}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Toggle
        aria-label={shown ? messages.signIn.hide : messages.signIn.show}
        aria-controls={field.id}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden size={20} />
      </Toggle>
    </Wrap>
  );
}
