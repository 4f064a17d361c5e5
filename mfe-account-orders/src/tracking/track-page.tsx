import { useNow } from '@burger/shared/device';
import { useLocation } from '@burger/shared/router';
import { useTrack, type Followed } from '@burger/shared/track';
import { ButtonLink, Card, Lead, PageBody, PageTitle, Skeleton, Stack } from '@burger/shared/ui';
import { CallLink } from './call-link';
import { TrackedOrder } from './tracked-order';
import { followMessages } from './messages';

const words = followMessages.page;

const Looking = () => (
  <Card aria-busy>
    <Stack $gap={3}>
      <p role="status">{words.loading}</p>
      <Skeleton $height="2.5rem" $width="70%" />
      <Skeleton $height="8rem" />
    </Stack>
  </Card>
);

const NoOrder = () => (
  <Card>
    <Stack>
      <h2 role="status">{words.none}</h2>
      <p>{words.noneWhy}</p>
      <CallLink />
    </Stack>
  </Card>
);

function Body({ followed, aheadMs }: { followed: Followed; aheadMs: number }) {
  const now = useNow() + aheadMs;
  if (followed === 'unknown') return <Looking />;
  if (followed === 'none') return <NoOrder />;
  return <TrackedOrder track={followed} now={now} />;
}

/** The key in the address; none at `/track` alone, which is what a deployment renders. */
const keyIn = (pathname: string): string | null =>
  /^\/track\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null;

/** /track/<key>: how far an order is, for whoever has its link. */
export function TrackPage() {
  const key = keyIn(useLocation().pathname);
  const { followed, aheadMs } = useTrack(key);
  return (
    <PageBody>
      <Stack $gap={4}>
        <div>
          <PageTitle>{words.title}</PageTitle>
          <Lead>{words.live}</Lead>
        </div>
        <Body followed={followed} aheadMs={aheadMs} />
        <ButtonLink to="/menu" $kind="quiet">
          {words.menu}
        </ButtonLink>
      </Stack>
    </PageBody>
  );
}
