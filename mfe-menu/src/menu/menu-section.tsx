import { styled } from '@burger/shared/styled';
import { color, from, SectionTitle, size, space } from '@burger/shared/ui';
import { memo, type ComponentProps } from 'react';
import { messages } from '../messages';
import { shownAtFirst, type MenuSection as Section } from './menu-sections';
import { DishCard } from './dish-card';
import { belowBar } from './sticky-bar';
import { useGrowing } from './use-growing';

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

/** One category with its dishes. It does not render again while a query is only being typed. */
export const MenuSection = memo(function MenuSection({
  section: { category, dishes },
  isFirst,
  onOpen,
}: {
  section: Section;
  isFirst: boolean;
  onOpen: ComponentProps<typeof DishCard>['onOpen'];
}) {
  const { id, name, studio } = category;
  const [shown, end] = useGrowing(dishes, shownAtFirst);
  return (
    <Block id={id} data-studio={studio} aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`} tabIndex={-1}>
        {name} <Count>{messages.categories.count(dishes.length)}</Count>
      </Title>
      <Grid>
        {shown.map((dish, at) => (
          <DishCard
            key={dish.id}
            dish={dish}
            category={category}
            isFirst={isFirst && at === 0}
            onOpen={onOpen}
          />
        ))}
        {shown.length < dishes.length && <li ref={end} aria-hidden />}
      </Grid>
    </Block>
  );
});
