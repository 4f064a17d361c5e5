import { styled } from '@burger/shared/styled';
import { Skeleton, space, Stack, VisuallyHidden } from '@burger/shared/ui';
import { messages } from '../messages';
import { cartRoom, wideLine } from './cart-line-frame';

const Room = styled.div`
  ${cartRoom}
`;

/** As tall as a line of the cart. */
const LineShape = styled.div`
  display: grid;
  grid-template-columns: 5rem 1fr;
  gap: ${space(2)};
  min-height: 7.5rem;
  padding-block: ${space(2)};
  ${wideLine} {
    min-height: 7rem;
  }
`;

const lines = [1, 2];

/** The lines of a cart that is not known yet. */
export const LineShapes = () => (
  <Room aria-busy>
    <VisuallyHidden role="status">{messages.checkout.loading}</VisuallyHidden>
    {lines.map((line) => (
      <LineShape key={line}>
        <Skeleton $height="5rem" />
        <Stack $gap={1}>
          <Skeleton $width="60%" />
          <Skeleton $width="35%" />
        </Stack>
      </LineShape>
    ))}
  </Room>
);
