import { styled } from '@burger/shared/styled';
import { Button, color, Picture, radius, size, space, studioGround } from '@burger/shared/ui';
import { messages } from '../messages';

const Wrap = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding-block: ${space(4)} ${space(6)};
  text-align: center;
`;

const Shown = styled.div`
  width: min(22rem, 100%);
  aspect-ratio: 16 / 9;
  border-radius: ${radius.card};
  background: ${studioGround};
  overflow: hidden;
`;

const Words = styled.h2`
  font-size: ${size.xl};
`;

const Hint = styled.p`
  color: ${color.inkSoft};
`;

/** Stands where the dishes would be when a search finds none. */
export const NothingFound = ({ vegOnly, onClear }: { vegOnly: boolean; onClear: () => void }) => (
  <Wrap>
    <Shown>
      <Picture slug="" alt="" sizes="352px" />
    </Shown>
    <Words>{messages.search.nothing}</Words>
    {vegOnly && <Hint>{messages.search.nothingVegOnly}</Hint>}
    <Button onClick={onClear}>{messages.search.clear}</Button>
  </Wrap>
);
