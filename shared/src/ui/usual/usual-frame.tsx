import { css, styled } from '@burger/shared/styled';
import { from, size, space } from '@burger/shared/theme';
import { Skeleton } from '@burger/shared/ui';

/** The section with the customer's usual orders. Its height is constant, so that nothing below it moves. */
export const UsualPlaceholder = styled.section`
  display: grid;
  gap: ${space(1.5)};
  padding-block: ${space(1)} ${space(2)};
  ${from.tablet} {
    padding-block: ${space(2)} ${space(3)};
  }
`;

export const usualTitle = css`
  height: 2rem;
  overflow: hidden;
  font-size: ${size.xl};
  line-height: 2rem;
`;

/** Cards in a row; phones show one and the edge of the next. */
export const UsualRow = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(21rem, 86%);
  grid-auto-rows: 12rem;
  gap: ${space(2)};
  padding: 0 0 ${space(0.5)};
  overflow-x: auto;
  overscroll-behavior: contain auto;
  scroll-snap-type: x mandatory;
  list-style: none;
  > * {
    scroll-snap-align: start;
  }
  ${from.tablet} {
    grid-auto-columns: minmax(0, 24rem);
  }
`;

const Title = styled.div`
  ${usualTitle}
`;

export const UsualShape = () => (
  <UsualPlaceholder as="div" aria-hidden>
    <Title>
      <Skeleton $width="9rem" $height="1.5rem" />
    </Title>
    <UsualRow as="div">
      <Skeleton $height="100%" />
      <Skeleton $height="100%" />
    </UsualRow>
  </UsualPlaceholder>
);
