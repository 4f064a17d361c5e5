import { Search, X } from 'lucide-react';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { styled } from '@burger/shared/styled';
import { IconButton } from './button';
import { color, radius, size, space } from '../theme/theme';

const Form = styled.form`
  position: relative;
  width: 100%;
  min-width: 0;
  color: ${color.inkSoft};
  > svg {
    position: absolute;
    left: ${space(2)};
    top: 50%;
    transform: translateY(-50%);
    pointer-events: none;
  }
  > button {
    position: absolute;
    right: ${space(0.25)};
    top: ${space(0.25)};
  }
`;

const Input = styled.input`
  width: 100%;
  min-height: 3rem;
  padding: ${space(1)} ${space(6)} ${space(1)} ${space(5.75)};
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.card};
  color: ${color.ink};
  font-size: ${size.md};
  &::placeholder {
    color: ${color.inkSoft};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  /* CSS instead of state, so that the first key press does not wait for a render. */
  &:placeholder-shown + button {
    visibility: hidden;
  }
`;

export interface SearchInput {
  clear: () => void;
}

/**
 * A search field. Escape and the button clear it, Enter closes a phone's keyboard. It is uncontrolled, so
 * that typing never waits for a render.
 */
export function SearchField({
  label,
  clearLabel,
  onSearch,
  ref,
  className,
}: {
  label: string;
  clearLabel: string;
  onSearch: (query: string) => void;
  ref?: Ref<SearchInput>;
  className?: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const take = () => onSearch(input.current?.value ?? '');
  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    take();
    input.current.focus();
  };
  useImperativeHandle(ref, () => ({ clear }));

  // Apply text that was typed before hydration.
  useEffect(() => {
    if (input.current?.value) take();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has been taken over
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !input.current?.value) return;
    event.preventDefault();
    clear();
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  return (
    <Form className={className} role="search" onSubmit={onSubmit}>
      <Search aria-hidden size={20} />
      <Input
        ref={input}
        type="search"
        maxLength={100}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={take}
        onKeyDown={onKeyDown}
      />
      <IconButton type="button" aria-label={clearLabel} onClick={clear}>
        <X aria-hidden size={20} />
      </IconButton>
    </Form>
  );
}
