import { Button, Notice, Skeleton, Stack } from '@burger/shared/ui';

interface LoadingOrFailedProps {
  failed: boolean;
  texts: { loading: string; failed: string; again: string };
  /** Height of what is loading. */
  height: string;
  onAgain: () => void;
}

/** Shown in place of what is still loading, or could not be loaded. */
export const LoadingOrFailed = ({ failed, texts, height, onAgain }: LoadingOrFailedProps) =>
  failed ? (
    <Notice
      kind="alert"
      action={
        <Button $kind="secondary" onClick={onAgain}>
          {texts.again}
        </Button>
      }
    >
      {texts.failed}
    </Notice>
  ) : (
    <Stack aria-busy>
      <p role="status">{texts.loading}</p>
      <Skeleton $height={height} />
    </Stack>
  );
