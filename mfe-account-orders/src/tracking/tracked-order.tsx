import { isFinal } from '@burger/shared/order';
import { restaurant, timeFormat } from '@burger/shared/restaurant';
import { styled } from '@burger/shared/styled';
import type { Track } from '@burger/shared/track';
import {
  ButtonLink,
  Card,
  color,
  font,
  from,
  Notice,
  radius,
  size,
  space,
  Stack,
} from '@burger/shared/ui';
import { followMessages as words } from './messages';
import { OrderProgress } from './progress';
import { CallLink } from './call-link';
import { LateWhyClosed } from './news';
import { NotifyButton } from './notify-button';
import { lateWords, nowWords, promiseWords } from './track-words';
import { useNotification } from './use-notification';
import { WhatChanged } from './what-changed';

const Band = styled.div`
  display: grid;
  gap: ${space(0.5)};
  margin: calc(-1 * ${space(3)}) calc(-1 * ${space(3)}) 0;
  padding: ${space(3)};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color.night};
  color: ${color.onNightSoft};
`;

const Headline = styled.p`
  color: ${color.amber};
  font: 800 ${size.xxl} / 1.15 ${font.display};
  text-wrap: balance;
`;

const Heading = styled.h2`
  font: inherit;
  font-size: ${size.sm};
`;

const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.sm};
`;

const MyOrders = styled(ButtonLink)`
  ${from.tablet} {
    justify-self: start;
  }
`;

const clock = timeFormat(restaurant.timeZone);

/** An order as whoever has its link sees it. `now` in ms, by the clock of the server. */
export function TrackedOrder({ track, now }: { track: Track; now: number }) {
  useNotification(track);
  const { orderId, status, kind, history, unconfirmed, reason } = track;
  const overdue = lateWords(track, now);
  const when = overdue?.soon ?? promiseWords(track, now);
  const since = history.at(-1)?.at;
  return (
    <Card>
      <Stack $gap={3}>
        <Band>
          <Heading>{words.page.heading(orderId)}</Heading>
          <div role="status">
            <Headline>{when ?? nowWords(track)}</Headline>
            {when && <p>{nowWords(track)}</p>}
          </div>
          {isFinal(status) && since && <p>{clock(Date.parse(since))}</p>}
        </Band>
        <OrderProgress status={status} kind={kind} history={history} />
        {status === 'cancelled' && <LateWhyClosed reason={reason ?? ''} isNews />}
        <WhatChanged track={track} now={now} />
        {unconfirmed && (
          <Notice kind="alert" action={<CallLink $kind="primary" />}>
            {words.unconfirmed}
          </Notice>
        )}
        {overdue && !unconfirmed && <Notice action={<CallLink />}>{overdue.late}</Notice>}
        {!isFinal(status) && <NotifyButton />}
        <Soft>{words.page.mine}</Soft>
        <MyOrders to="/orders" $kind="secondary">
          {words.page.myOrders}
        </MyOrders>
      </Stack>
    </Card>
  );
}
