import { styled } from '@burger/shared/styled';
import { color, IconButton, radius, size, space } from '@burger/shared/ui';
import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { filterMessages } from '../messages';

const Frame = styled.div.attrs({ role: 'search' })`
  position: relative;
  display: flex;
  align-items: center;
  width: 100%;
  max-width: 32rem;
  > svg {
    position: absolute;
    left: ${space(2)};
    color: ${color.inkSoft};
    pointer-events: none;
  }
  > button {
    position: absolute;
    right: 2px;
  }
`;

const Input = styled.input`
  width: 100%;
  min-height: 3.25rem;
  padding: ${space(1)} ${space(6)};
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
  }
`;

/** A search that answers while one types. */
export function SearchField({
  label,
  query,
  onQuery,
}: {
  label: string;
  query: string;
  onQuery: (query: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onQuery('');
    input.current?.focus();
  };
  return (
    <Frame>
      <Search aria-hidden size={20} />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      {query !== '' && (
        <IconButton aria-label={filterMessages.clear} onClick={clear}>
          <X aria-hidden size={20} />
        </IconButton>
      )}
    </Frame>
  );
}
