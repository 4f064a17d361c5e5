import type { CartLine } from '@burger/shared/contracts';
import { isolated } from '@burger/shared/language';
import { css, styled } from '@burger/shared/styled';
import {
  Button,
  color,
  radius,
  size,
  Skeleton,
  space,
  Stack,
  VegMark,
  VisuallyHidden,
} from '@burger/shared/ui';
import { messages } from '../messages';
import { chosenText, dishName } from './line-text';

// Where a line of the cart has room for all its parts beside each other; within a box that is a `cartContainer`.
const wideLine = '@container cart (min-width: 30rem)';

const narrowLine = '@container cart (max-width: 18.5rem)';

// Beside the menu, where pictures and prices are in sight.
const besideMenu = '@container beside-menu (min-width: 0)';

export const besideMenuContainer = css`
  container: beside-menu / inline-size;
`;

export const cartContainer = css`
  container: cart / inline-size;
`;

const LinesBox = styled.div`
  ${cartContainer}
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  gap: ${space(0.5)} ${space(2)};
  align-items: start;
  padding-block: ${space(2)};
  &:first-child {
    padding-top: ${space(0.5)};
  }
  &:not(:last-child) {
    border-bottom: 1px solid ${color.line};
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${narrowLine} {
    grid-template-columns: 64px minmax(0, 1fr);
    column-gap: ${space(1.5)};
  }
  ${besideMenu} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    padding-block: ${space(1)};
  }
  ${wideLine} {
    grid-template-columns: 80px minmax(0, 1fr) auto;
  }
`;

export const Thumb = styled.div<{ $faded?: boolean }>`
  grid-row: span 3;
  ${wideLine} {
    grid-row: span 2;
  }
  ${besideMenu} {
    display: none;
  }
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.field};
  background: ${color.sunken};
  ${({ $faded }) => $faded && 'img { filter: grayscale(1); opacity: 0.55; }'}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(1)};
  min-height: 2.75rem;
`;

export const Facts = styled(Row)`
  min-height: 0;
  ${wideLine} {
    justify-content: start;
  }
`;

/** Beside the words of a line where there is room, else below them. */
export const Beside = styled(Row)`
  ${wideLine} {
    grid-row: 1 / span 2;
    grid-column: 3;
    align-self: center;
  }
`;

export const Each = styled.span`
  display: block;
  ${besideMenu} {
    display: none;
  }
  color: ${color.inkSoft};
  font-size: ${size.xs};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

export const Amount = styled.strong`
  font-size: ${size.lg};
  line-height: 1.2;
  text-align: end;
  ${narrowLine} {
    font-size: ${size.md};
  }
  ${wideLine} {
    min-width: 6.5rem;
  }
`;

/** Small buttons of a line; their text, not their padding, stands at the edge. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-inline: -${space(1)};
`;

export const Tool = styled(Button).attrs({ $kind: 'quiet' as const })`
  padding-inline: ${space(1)};
  font-size: ${size.sm};
`;

const Name = styled.p<{ $soft: boolean }>`
  display: flex;
  gap: ${space(1)};
  color: ${({ $soft }) => ($soft ? color.inkSoft : 'inherit')};
  font-weight: 650;
  line-height: 1.3;
  > [role='img'] {
    margin-top: 0.15rem;
  }
`;

const Below = styled.p`
  margin-top: ${space(0.25)};
  padding-inline-start: calc(16px + ${space(1)});
  color: ${color.inkSoft};
  font-size: ${size.xs};
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

export function LineText({ line }: { line: CartLine }) {
  const { chosen, note, isVeg, problem } = line;
  return (
    <div>
      <Name $soft={problem !== null}>
        {problem !== 'dish-unknown' && <VegMark isVeg={isVeg} size={16} />}
        {dishName(line)}
      </Name>
      {chosen.length > 0 && <Below>{chosenText(chosen)}</Below>}
      {note !== '' && <Below>{messages.cart.note(isolated(note))}</Below>}
    </div>
  );
}

export const Why = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(0.75)};
  padding-block: ${space(0.5)};
  color: ${color.amberInk};
  font-size: ${size.sm};
  font-weight: 600;
  line-height: 1.35;
  svg {
    flex: none;
    margin-top: 0.1rem;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${size.xs};
    font-weight: 400;
  }
`;

export const Actions = styled(Beside)`
  justify-content: start;
  gap: ${space(1)};
  button {
    padding-inline: ${space(1.5)};
    font-size: ${size.sm};
  }
`;

const LineSkeleton = styled.div`
  display: grid;
  grid-template-columns: 5rem 1fr;
  gap: ${space(2)};
  min-height: 7.5rem;
  padding-block: ${space(2)};
  ${wideLine} {
    min-height: 7rem;
  }
`;

export const LinesSkeleton = () => (
  <LinesBox aria-busy>
    <VisuallyHidden role="status">{messages.checkout.loading}</VisuallyHidden>
    {[1, 2].map((line) => (
      <LineSkeleton key={line}>
        <Skeleton $height="5rem" />
        <Stack $gap={1}>
          <Skeleton $width="60%" />
          <Skeleton $width="35%" />
        </Stack>
      </LineSkeleton>
    ))}
  </LinesBox>
);
