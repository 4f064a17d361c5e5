import { Notice, Skeleton, Stack, VisuallyHidden } from '@burger/shared/ui';
import { messages } from '../messages';
import { BigButton } from './buttons';

/** What stands where something is loaded, or could not be. */
export const LoadingOrFailed = ({
  phase,
  loading,
  failed,
  onAgain,
}: {
  phase: 'loading' | 'failed';
  loading: string;
  failed: string;
  onAgain: () => void;
}) =>
  phase === 'loading' ? (
    <Stack aria-busy>
      <VisuallyHidden role="status">{loading}</VisuallyHidden>
      <Skeleton $height="3.5rem" />
      <Skeleton $height="8rem" />
      <Skeleton $height="8rem" />
    </Stack>
  ) : (
    <Notice kind="alert" action={<BigButton onClick={onAgain}>{messages.shop.again}</BigButton>}>
      {failed}
    </Notice>
  );
