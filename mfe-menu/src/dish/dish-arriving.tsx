import { styled } from '@burger/shared/styled';
import { Button, color, Skeleton, space, Stack } from '@burger/shared/ui';
import { messages } from '../messages';

const Sorry = styled.div.attrs({ role: 'alert' })`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  color: ${color.flameInk};
`;

/** Stands in a dish's sheet until its code is there, and says so where that does not come. */
export const DishArriving = ({ failed, onRetry }: { failed: boolean; onRetry: () => void }) =>
  failed ? (
    <Sorry>
      {messages.dish.notLoaded}
      <Button $kind="secondary" onClick={onRetry}>
        {messages.dish.tryAgain}
      </Button>
    </Sorry>
  ) : (
    <Stack aria-busy>
      <Skeleton $height="16rem" />
      <Skeleton $height="6rem" />
    </Stack>
  );
