import type { OrderUnderWayProps } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Notice, size, Stack } from '@burger/shared/ui';
import { OrderProgress } from './progress';
import { OrderDoings, type FollowPorts } from './actions';
import { lateWords, nowWords } from './track-words';
import { useNotification } from './use-notification';
import { WhatChanged } from './what-changed';

const Now = styled.p`
  font-weight: 700;
  font-size: ${size.lg};
`;

/** An order of one's own under way: what happens now, how far it is, and what can be done with it. */
export function OrderUnderWay(props: OrderUnderWayProps & Pick<FollowPorts, 'bus' | 'cancel'>) {
  const { track } = props;
  useNotification(track);
  const overdue = lateWords(track, Date.parse(track.now));
  return (
    <Stack>
      <Now role="status">{nowWords(track)}</Now>
      <OrderProgress status={track.status} kind={track.kind} history={track.history} />
      <WhatChanged track={track} now={Date.parse(track.now)} />
      {overdue && !track.unconfirmed && <Notice>{overdue.late}</Notice>}
      <OrderDoings {...props} />
    </Stack>
  );
}
