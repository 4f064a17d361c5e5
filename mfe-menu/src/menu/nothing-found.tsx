import { useStore, type Store } from '@burger/shared/store';
import { styled } from '@burger/shared/styled';
import { Button, color, size, space } from '@burger/shared/ui';
import { messages } from '../messages';
import { searchParts } from './late-search-parts';

const Wrap = styled.div`
  clear: both;
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding-block: ${space(4)} ${space(6)};
  text-align: center;
`;

const Words = styled.h2`
  font-size: ${size.xl};
`;

const Hint = styled.p`
  color: ${color.inkSoft};
`;

/** Stands where the dishes would be when a search or filters leave none. */
export function NothingFound({
  vegOnly,
  isAsked,
  onClear,
}: {
  vegOnly: Store<boolean>;
  /** Words were searched; otherwise filters alone leave nothing. */
  isAsked: boolean;
  onClear: () => void;
}) {
  const isVegOnly = useStore(vegOnly);
  const { code: parts } = searchParts.useCode(true);
  return (
    <Wrap>
      <Words>{messages.search.nothing}</Words>
      {isVegOnly && <Hint>{messages.search.nothingVegOnly}</Hint>}
      <Button onClick={onClear}>
        {isAsked ? messages.search.clear : messages.filters.showAll}
      </Button>
      {parts && <parts.LikedInstead vegOnly={vegOnly} />}
    </Wrap>
  );
}
