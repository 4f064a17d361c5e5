import type { OrderUnderWayProps } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Notice, Stack } from '@burger/shared/ui';
import { size } from '@burger/shared/theme';
import { OrderProgress, useNotification } from './progress';
import { TrackedActions, type FollowServices } from './actions';
import { lateText, nowText } from './eta';
import { WhatChanged } from './what-changed';

const Now = styled.p`
  font-weight: 700;
  font-size: ${size.lg};
`;

/** A customer's own order in progress: status, progress steps and actions. */
export function OrderUnderWay(props: OrderUnderWayProps & Pick<FollowServices, 'bus' | 'cancel'>) {
  const { track } = props;
  useNotification(track);
  const overdue = lateText(track, Date.parse(track.now));
  return (
    <Stack>
      <Now role="status">{nowText(track)}</Now>
      {track.payment?.state !== 'pending' && (
        <OrderProgress status={track.status} kind={track.kind} history={track.history} />
      )}
      <WhatChanged track={track} now={Date.parse(track.now)} />
      {overdue && !track.unconfirmed && <Notice>{overdue.late}</Notice>}
      <TrackedActions {...props} />
    </Stack>
  );
}
