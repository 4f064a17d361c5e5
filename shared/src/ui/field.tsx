import { styled } from '@burger/shared/styled';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { messages } from './messages/en';
import { color, radius, size, space } from '../theme/theme';

const Wrap = styled.div`
  display: grid;
  gap: ${space(0.5)};
  min-width: 0;
`;

const Label = styled.label`
  font-weight: 600;
  font-size: ${size.sm};
`;

const Optional = styled.span`
  color: ${color.inkSoft};
  font-weight: 400;
`;

const Control = styled.input`
  width: 100%;
  min-height: 3rem;
  padding: ${space(1.25)} ${space(1.75)};
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.field};
  background: ${color.card};
  font-size: ${size.md};
  line-height: 1.4;
  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${color.flameInk};
    box-shadow: 0 0 0 1px ${color.flameInk};
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  textarea& {
    resize: vertical;
    min-height: 6rem;
  }
`;

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const Problem = styled.p`
  color: ${color.flameInk};
  font-size: ${size.sm};
  font-weight: 600;
`;

interface FieldText {
  label: ReactNode;
  hint?: ReactNode;
  /** Error message below the field, which is part of its accessible description. */
  error?: string | null | undefined;
}

type Kind = 'input' | 'textarea' | 'select';
type Own<Tag extends Kind> = FieldText & ComponentPropsWithRef<Tag>;

function Labelled({
  kind,
  label,
  hint,
  error,
  required = true,
  id: input,
  ...own
}: FieldText & { kind: Kind; required?: boolean | undefined; id?: string | undefined }) {
  const made = useId();
  const id = input ?? made;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Wrap>
      <Label htmlFor={id}>
        <span>{label}</span> {!required && <Optional>{messages.optional}</Optional>}
      </Label>
      <Control
        as={kind}
        {...(own as object)}
        id={id}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Wrap>
  );
}

/** A labelled text input with hint and error. `required={false}` marks it as optional. */
export const Field = (props: Own<'input'>) => <Labelled {...props} kind="input" />;

export const TextArea = (props: Own<'textarea'>) => <Labelled {...props} kind="textarea" />;

export const Select = (props: Own<'select'>) => <Labelled {...props} kind="select" />;
