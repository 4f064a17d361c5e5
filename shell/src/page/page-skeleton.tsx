import { styled } from '@burger/shared/styled';
import { Container, from, Skeleton, space } from '@burger/shared/ui';

// As most pages begin: a head on its own ground, a line of choices, cards beside each other.
const Shape = styled(Container)`
  display: grid;
  gap: ${space(2)};
  padding-block: ${space(2)} ${space(10)};
  ${from.tablet} {
    grid-template-columns: repeat(3, 1fr);
    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`;

/** Stands for a page that is on its way. */
export const PageSkeleton = () => (
  <Shape>
    <Skeleton $height="14rem" />
    <Skeleton $height="2.75rem" $width="min(32rem, 100%)" />
    <Skeleton $height="16rem" />
    <Skeleton $height="16rem" />
    <Skeleton $height="16rem" />
  </Shape>
);
