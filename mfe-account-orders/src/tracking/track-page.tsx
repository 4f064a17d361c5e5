import { useNow } from '@burger/shared/platform/device';
import { callNumber } from '@burger/shared/order';
import { isFinal, type Track } from '@burger/shared/contracts';
import { formatMoney } from '@burger/shared/pricing';
import { timeText } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import { useLocation } from '@burger/shared/router';
import { pathWithKey } from '@burger/shared/platform/security';
import { sessionText } from '@burger/shared/platform/storage';
import { Slot } from '@burger/shared/slots';
import { styled } from '@burger/shared/styled';
import { type TrackState, useTrack } from '@burger/shared/order/tracking';
import {
  Button,
  ButtonLink,
  Card,
  Lead,
  Notice,
  PageBody,
  PageTitle,
  Skeleton,
  Stack,
} from '@burger/shared/ui';
import { color, font, from, radius, size, space } from '@burger/shared/theme';
import { MessageCircle, Star } from 'lucide-react';
import { useEffect } from 'react';
import { messages } from '../messages/en';
import { Soft } from '../parts/soft';
import { lazyOrderChanged, lazyPayment } from './lazy-payment';
import { followMessages as texts } from './messages/en';
import { LazyWhyClosed, OrderProgress, useNotification } from './progress';
import { CallLink } from './call-link';
import { NotifyButton } from './notify-button';
import { etaText, lateText, nowText } from './eta';
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

const MyOrders = styled(ButtonLink)`
  ${from.tablet} {
    justify-self: start;
  }
`;

function ToMyOrders({ isUnpaid }: { isUnpaid: boolean }) {
  return (
    <>
      <Soft>{texts.page.mine}</Soft>
      <MyOrders to="/orders" $kind={isUnpaid ? 'primary' : 'secondary'}>
        {texts.page.myOrders}
      </MyOrders>
    </>
  );
}

interface TrackedOrderProps {
  track: Track;
  now: number;
  trackingKey: string;
}

/** An order as seen by its tracking link. `now` is the server's time in ms. */
function TrackedOrder({ track, now, trackingKey }: TrackedOrderProps) {
  useNotification(track);
  const { orderId, status, kind, history, unconfirmed, reason, payment, changed, taken } = track;
  const { code: paying } = lazyPayment.useCode(payment !== undefined);
  const { code: changing } = lazyOrderChanged.useCode(changed !== undefined);
  const overdue = lateText(track, now);
  const when = overdue?.soon ?? etaText(track, now);
  const since = history.at(-1)?.at;
  const isUnpaid = payment?.state === 'pending';
  return (
    <Card>
      <Stack $gap={3}>
        <Band>
          <Heading>{texts.page.heading(orderId)}</Heading>
          {!isFinal(status) && <p>{texts.page.called(callNumber(orderId))}</p>}
          <div role="status">
            <Headline>{when ?? nowText(track)}</Headline>
            {when && <p>{nowText(track)}</p>}
          </div>
          {isFinal(status) && since && <p>{timeText(Date.parse(since))}</p>}
        </Band>
        {!isUnpaid && <OrderProgress status={status} kind={kind} history={history} />}
        {payment && paying && <paying.Payment track={track} payment={payment} />}
        {status === 'cancelled' && payment?.state !== 'let-go' && (
          <LazyWhyClosed reason={reason ?? ''} isNews />
        )}
        <WhatChanged track={track} now={now} />
        {changed && changing && <changing.OrderChanged changed={changed} />}
        {unconfirmed && (
          <Notice kind="alert" action={<CallLink $kind="primary" />}>
            {texts.unconfirmed}
          </Notice>
        )}
        {overdue && !unconfirmed && <Notice action={<CallLink />}>{overdue.late}</Notice>}
        <NotifyButton trackingKey={trackingKey} isOver={isFinal(status)} />
        {!taken && <ToMyOrders isUnpaid={isUnpaid} />}
        {taken && status === 'delivered' && (
          <strong>{`${messages.order.total}: ${formatMoney(taken.total)}`}</strong>
        )}
        {status === 'delivered' && <AfterDelivery />}
      </Stack>
    </Card>
  );
}

const Looking = () => (
  <Card aria-busy>
    <Stack $gap={3}>
      <p role="status">{texts.page.loading}</p>
      <Skeleton $height="2.5rem" $width="70%" />
      <Skeleton $height="8rem" />
    </Stack>
  </Card>
);

const NoOrder = () => (
  <Card>
    <Stack>
      <h2 role="status">{texts.page.none}</h2>
      <p>{texts.page.noneWhy}</p>
      <CallLink />
    </Stack>
  </Card>
);

interface BodyProps {
  trackingKey: string | null;
  followed: TrackState;
  aheadMs: number;
}

function Body({ trackingKey, followed, aheadMs }: BodyProps) {
  const now = useNow() + aheadMs;
  if (followed === 'unknown') return <Looking />;
  if (followed === 'none' || trackingKey === null) return <NoOrder />;
  return (
    <>
      <TrackedOrder track={followed} now={now} trackingKey={trackingKey} />
      <Slot fragment="BelowTracking" props={{ status: followed.status }} />
    </>
  );
}

/** Returns the order key of a tracking link; null at `/track`, the prerendered address. */
const keyIn = (pathname: string): string | null =>
  /^\/track\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null;

/** /track#<key>: the state of an order for anyone with its tracking link. */
export function TrackPage() {
  const { pathname, hash } = useLocation();
  const key = keyIn(pathWithKey(pathname, hash));
  const { tracked, aheadMs } = useTrack(key);
  useEffect(() => {
    // The customer returns from paying by tracking link (shared/src/order/go-to-pay.ts).
    const paid = key ? null : sessionText('burger.paid-by-link').read();
    if (paid) location.replace(`#${paid}`);
  }, [key]);
  return (
    <PageBody>
      <Stack $gap={4}>
        <div>
          <PageTitle>{texts.page.title}</PageTitle>
          <Lead>{texts.page.live}</Lead>
        </div>
        <Body trackingKey={key} followed={tracked} aheadMs={aheadMs} />
        <ButtonLink to="/menu" $kind="quiet">
          {texts.page.menu}
        </ButtonLink>
      </Stack>
    </PageBody>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space(1.5)};
  padding-top: ${space(2)};
  border-top: 1px solid ${color.line};
`;

const Ways = styled.div`
  display: grid;
  gap: ${space(1)};
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
  }
`;

const { googleReview } = restaurant.links;

/** How to reach the restaurant about a delivered order, and where to review it if there is a public page. */
const AfterDelivery = () => (
  <Box>
    <Soft>{texts.page.wrong}</Soft>
    <Ways>
      <CallLink />
      <ButtonLink to="/contact" $kind="secondary">
        <MessageCircle aria-hidden size={18} />
        {messages.help.contact}
      </ButtonLink>
      {googleReview && (
        <Button as="a" $kind="quiet" href={googleReview} target="_blank" rel="noopener">
          <Star aria-hidden size={18} />
          {texts.page.review}
        </Button>
      )}
    </Ways>
  </Box>
);
