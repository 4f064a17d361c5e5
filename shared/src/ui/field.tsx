import { styled } from '@burger/shared/styled';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { color, radius, size, space } from './theme';

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
    border-radius: ${radius.field};
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
  /** What is wrong with the value, shown at the field and read with it. */
  error?: string | null | undefined;
}

function useFieldIds({ hint, error }: FieldText, given?: string) {
  const own = useId();
  const id = given ?? own;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, describedBy: describedBy || undefined };
}

function Frame({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldText & { id: string; optional: boolean; children: ReactNode }) {
  return (
    <Wrap>
      <Label htmlFor={id}>
        {label} {optional && <Optional>(optional)</Optional>}
      </Label>
      {children}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </Wrap>
  );
}

/** A labelled text input with its hint and its error. `required={false}` marks it as optional. */
export function Field({
  label,
  hint,
  error,
  required = true,
  ...input
}: FieldText & ComponentPropsWithRef<'input'>) {
  const text = { label, hint, error };
  const { id, describedBy } = useFieldIds(text, input.id);
  return (
    <Frame {...text} id={id} optional={!required}>
      <Control
        {...input}
        id={id}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </Frame>
  );
}

/** Like Field, over several lines. */
export function TextArea({
  label,
  hint,
  error,
  required = true,
  ...input
}: FieldText & ComponentPropsWithRef<'textarea'>) {
  const text = { label, hint, error };
  const { id, describedBy } = useFieldIds(text, input.id);
  return (
    <Frame {...text} id={id} optional={!required}>
      <Control
        as="textarea"
        {...(input as object)}
        id={id}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </Frame>
  );
}

/** A labelled choice from a short list; `children` are `<option>`s. */
export function Select({
  label,
  hint,
  error,
  required = true,
  ...input
}: FieldText & ComponentPropsWithRef<'select'>) {
  const text = { label, hint, error };
  const { id, describedBy } = useFieldIds(text, input.id);
  return (
    <Frame {...text} id={id} optional={!required}>
      <Control
        as="select"
        {...(input as object)}
        id={id}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </Frame>
  );
}
