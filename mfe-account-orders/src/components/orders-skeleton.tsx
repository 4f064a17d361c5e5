import { styled } from '@burger/shared/styled';
import { Card, Skeleton, space, Stack, VisuallyHidden } from '@burger/shared/ui';
import { messages } from '../messages';
import { answerHeight } from './orders-blank';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: ${space(2)};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 4rem 1fr;
  align-items: center;
  gap: ${space(2)};
`;

/** As high as the answer where there are no orders, so that what follows stays in its place. */
const Shapes = styled.div`
  height: ${answerHeight};
  overflow: hidden;
  mask-image: linear-gradient(#000 70%, transparent);
`;

const CardShape = () => (
  <Card aria-hidden>
    <Stack $gap={2.5}>
      <Row>
        <Skeleton $width="55%" $height="1.75rem" />
        <Skeleton $width="25%" $height="2rem" />
      </Row>
      <Facts>
        {[1, 2, 3, 4].map((fact) => (
          <Skeleton key={fact} $height="2.75rem" />
        ))}
      </Facts>
      {[1, 2].map((line) => (
        <Line key={line}>
          <Skeleton $height="4rem" />
          <Skeleton $height="1.25rem" />
        </Line>
      ))}
    </Stack>
  </Card>
);

/** Stands for the list while it is on its way, in the shape of its cards. */
export const OrdersSkeleton = () => (
  <div aria-busy="true">
    <VisuallyHidden role="status">{messages.orders.loading}</VisuallyHidden>
    <Shapes>
      <Stack $gap={3}>
        <CardShape />
        <CardShape />
      </Stack>
    </Shapes>
  </div>
);
