import { styled } from '@burger/shared/styled';
import { Card, from, Skeleton, space, Stack, VisuallyHidden } from '@burger/shared/ui';
import { messages } from '../messages';
import { answerHeight } from './orders-blank';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** Two dishes, their names, and the sum, below each other on a phone. */
const Glance = styled.div`
  display: grid;
  grid-template-columns: 3.5rem 3.5rem 1fr;
  gap: ${space(1.5)} ${space(1)};
  align-items: center;
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: 3.5rem 3.5rem 1fr 7rem;
    > :nth-child(n + 3) {
      grid-column: auto;
    }
  }
`;

/** As high as the answer where there are no orders, so that what follows stays in its place. */
const Shapes = styled.div`
  height: ${answerHeight};
  overflow: hidden;
  mask-image: linear-gradient(#000 70%, transparent);
`;

const CardShape = () => (
  <Card aria-hidden>
    <Stack>
      <Row>
        <Skeleton $width="9rem" $height="1.25rem" />
        <Skeleton $width="6.5rem" $height="2rem" />
      </Row>
      <Glance>
        <Skeleton $height="3.5rem" />
        <Skeleton $height="3.5rem" />
        <Skeleton $height="1.5rem" />
        <Skeleton $height="1.5rem" />
      </Glance>
      <Row>
        <Skeleton $width="10rem" $height="2.75rem" />
      </Row>
    </Stack>
  </Card>
);

/** Stands for the list while it is on its way, in the shape of its cards. */
export const OrdersSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden role="status">{messages.orders.loading}</VisuallyHidden>
    <Shapes>
      <Stack $gap={3}>
        <Row>
          <Skeleton $width="4rem" />
          <Skeleton $width="7.5rem" $height="2.75rem" />
        </Row>
        <CardShape />
        <CardShape />
      </Stack>
    </Shapes>
  </div>
);
