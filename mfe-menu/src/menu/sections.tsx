import { styled } from '@burger/shared/styled';
import { color, from, size, space } from '@burger/shared/theme';
import { SectionTitle } from '@burger/shared/ui';
import { memo, useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import { messages } from '../messages/en';
import { DishCard } from './dish-card';
import { growsBy, type Section } from './menu';
import { belowBar } from './sticky-bar';

// Starts below the sticky bars and ends half a screen ahead, so that a section has its final height before it
// is visible.
const aheadOfReading = '-160px 0px 480px 0px';

type Items = readonly { id: number }[];

const isSame = (one: Items, other: Items): boolean =>
  one === other || (one.length === other.length && one.every(({ id }, at) => id === other[at]?.id));

/** Returns the first items of a long list, and more whenever its end comes near: large menus render fast. */
function useGrowing<List extends Items>(
  list: List,
  first: number,
): [readonly List[number][], RefObject<HTMLLIElement | null>] {
  const [grown, setGrown] = useState({ list, limit: first });
  const end = useRef<HTMLLIElement>(null);
  // A changed price must not reset the list to its first items.
  const limit = isSame(grown.list, list) ? grown.limit : first;

  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      // A busy browser reports several intersection changes at once; the last one counts.
      (changes) => changes.at(-1)?.isIntersecting && setGrown({ list, limit: limit + growsBy }),
      { rootMargin: aheadOfReading },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [list, limit]);

  return [list.slice(0, limit), end];
}

const Block = styled.section`
  padding-bottom: ${space(5)};
  scroll-margin-top: ${belowBar};
`;

const Title = styled(SectionTitle)`
  display: flex;
  align-items: baseline;
  gap: ${space(1.5)};
  padding-block: ${space(1)} ${space(1.5)};
  outline-offset: 4px;
  ${from.wide} {
    padding-block: ${space(0.5)} ${space(1.5)};
  }
`;

const Count = styled.span`
  color: ${color.inkSoft};
  font: 400 ${size.sm} / 1.2 system-ui;
`;

const Grid = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2)};
  }
  ${from.wide} {
    grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr));
    gap: ${space(1)};
  }
`;

// Thousands of names would delay the first paint.
const mostNamed = 100;

/** The dishes that are only named, because scripts would render them. */
const Others = ({ dishes }: Pick<Section, 'dishes'>) => (
  <noscript>
    <ul>
      {dishes.map(({ id, name, price }) => (
        <li key={id}>{`${name} ${price}`}</li>
      ))}
    </ul>
  </noscript>
);

/** One category with its dishes. Memoised, so that typing a query does not render it again. */
export const MenuSection = memo(function MenuSection({
  section: { category, dishes },
  isFirst,
  first,
  onOpen,
}: {
  section: Section;
  isFirst: boolean;
  /** How many dishes are rendered at first. */
  first: number;
  onOpen: ComponentProps<typeof DishCard>['onOpen'];
}) {
  const { id, name, studio } = category;
  const [visible, end] = useGrowing(dishes, first);
  return (
    <Block id={id} data-studio={studio} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} tabIndex={-1}>
        {name} <Count>{messages.categories.count(dishes.length)}</Count>
      </Title>
      <Grid>
        {visible.map((dish, at) => (
          <DishCard
            key={dish.id}
            dish={dish}
            category={category}
            isFirst={isFirst && at === 0}
            onOpen={onOpen}
          />
        ))}
        {visible.length < dishes.length && <li ref={end} aria-hidden />}
      </Grid>
      {first < dishes.length && <Others dishes={dishes.slice(first, mostNamed)} />}
    </Block>
  );
});
