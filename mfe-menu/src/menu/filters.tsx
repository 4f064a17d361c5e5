import { shortMoney } from '@burger/shared/pricing';
import { styled } from '@burger/shared/styled';
import { Button, Chip } from '@burger/shared/ui';
import { color, from, size, space } from '@burger/shared/theme';
import { messages } from '../messages/en';
import { useVegOnly } from '../use-stores';
import { cheapBelow, type DishFilter } from './menu';
import { searchParts } from './use-menu-search';

const Row = styled.div`
  display: flex;
  gap: ${space(1)};
  margin-inline: ${space(-2)};
  padding: ${space(0.5)} ${space(2)};
  overflow-x: auto;
  scrollbar-width: none;
  > * {
    font-size: ${size.xs};
  }
  ${from.wide} {
    float: right;
    margin: 0 0 0 ${space(2)};
    padding: 0;
    overflow: visible;
    > * {
      padding-inline: ${space(1.5)};
    }
  }
`;

const texts = messages.filters;
const labels: Record<DishFilter, string> = {
  popular: messages.dish.popular,
  cheap: texts.cheap(shortMoney(cheapBelow)),
  spicy: texts.spicy,
  jain: texts.jain,
  fresh: texts.fresh,
};

export function FilterChips({
  filters,
  chosen,
  onChange,
}: {
  filters: readonly DishFilter[];
  chosen: ReadonlySet<DishFilter>;
  onChange: (chosen: ReadonlySet<DishFilter>) => void;
}) {
  if (filters.length === 0) return null;
  const toggle = (filter: DishFilter) => {
    const next = new Set(chosen);
    if (!next.delete(filter)) next.add(filter);
    onChange(next);
  };
  return (
    <Row role="group" aria-label={texts.label}>
      {filters.map((filter) => (
        <Chip key={filter} aria-pressed={chosen.has(filter)} onClick={() => toggle(filter)}>
          {labels[filter]}
        </Chip>
      ))}
    </Row>
  );
}

const Wrap = styled.div`
  clear: both;
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding-block: ${space(4)} ${space(6)};
  text-align: center;
`;

const Title = styled.h2`
  font-size: ${size.xl};
`;

const Hint = styled.p`
  color: ${color.inkSoft};
`;

export function NothingFound({
  hasQuery,
  onClear,
}: {
  /** Whether there is a search text; otherwise it is the filters that exclude every dish. */
  hasQuery: boolean;
  onClear: () => void;
}) {
  const [isVegOnly] = useVegOnly();
  const { code: parts } = searchParts.useCode(true);
  return (
    <Wrap>
      <Title>{messages.search.nothing}</Title>
      {isVegOnly && <Hint>{messages.search.nothingVegOnly}</Hint>}
      <Button onClick={onClear}>
        {hasQuery ? messages.search.clear : messages.filters.showAll}
      </Button>
      {parts && <parts.FallbackSuggestions />}
    </Wrap>
  );
}
