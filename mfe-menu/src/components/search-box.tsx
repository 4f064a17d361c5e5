import { styled } from '@burger/shared/styled';
import { color, IconButton, radius, size, space } from '@burger/shared/ui';
import { Search, X } from 'lucide-react';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { messages } from '../messages';

const Box = styled.form`
  position: relative;
  flex: 1;
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
    border-radius: ${radius.pill};
    outline-offset: 1px;
  }
  /* By style, not by state: the first letter that is typed waits for no view. */
  &:placeholder-shown + button {
    visibility: hidden;
  }
`;

export interface SearchField {
  /** Empties the field and puts the focus there. */
  clear: () => void;
}

/**
 * Free-text search. Escape and the button at the end clear it; Enter puts a phone's keyboard away.
 * The text is the field's own, so that a keystroke waits for nothing.
 */
export function SearchBox({
  onSearch,
  ref,
}: {
  onSearch: (query: string) => void;
  ref: Ref<SearchField>;
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

  // What was typed before the page was interactive.
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
    <Box role="search" onSubmit={onSubmit}>
      <Search aria-hidden size={20} />
      <Input
        ref={input}
        type="search"
        maxLength={100}
        aria-label={messages.search.label}
        placeholder={messages.search.placeholder}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        onChange={take}
        onKeyDown={onKeyDown}
      />
      <IconButton type="button" aria-label={messages.search.clearText} onClick={clear}>
        <X aria-hidden size={20} />
      </IconButton>
    </Box>
  );
}
