import { PageBody, Skeleton, Stack } from '@burger/shared/ui';

/** Stands for a page that is on its way. */
export const PageSkeleton = () => (
  <PageBody>
    <Stack $gap={3}>
      <Skeleton $height="2.5rem" $width="min(20rem, 70%)" />
      <Skeleton $height="1.25rem" $width="min(32rem, 90%)" />
      <Skeleton $height="16rem" />
      <Skeleton $height="16rem" />
    </Stack>
  </PageBody>
);
