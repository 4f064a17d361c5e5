import { type ShopBus, useLatest } from '@burger/shared/bus';
import { useNow } from '@burger/shared/platform/device';
import { restaurant, telLink } from '@burger/shared/restaurant';
import { Link } from '@burger/shared/router';
import { styled } from '@burger/shared/styled';
import { storedTracks, useTrack } from '@burger/shared/order/tracking';
import { color, from, size, space } from '@burger/shared/theme';
import { useState } from 'react';
import { stripMessages as texts } from './messages/strip/en';
import { lateText, trackText } from './eta';

const Strip = styled.div`
  background: ${color.night};
  color: ${color.onNight};
  font-size: ${size.sm};
  a {
    color: ${color.amber};
    font-weight: 650;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(2)};
  width: min(75rem, 100%);
  min-height: 3.5rem;
  margin-inline: auto;
  padding: ${space(1)} ${space(2)};
  ${from.tablet} {
    padding-inline: ${space(4)};
  }
`;

const [phone] = restaurant.phones;

/** One line about the device's newest order in progress; renders nothing until its track has loaded. */
export function OrderStrip({ bus }: { bus: ShopBus }) {
  const session = useLatest('session/changed', bus);
  const [key] = useState(() => storedTracks()[0] ?? null);
  const { tracked, aheadMs } = useTrack(key);
  const now = useNow() + aheadMs;
  // A signed-out device must not show the former customer's orders.
  if (session?.status === 'signed-out') return null;
  if (tracked === 'unknown' || tracked === 'none') return null;
  const { unconfirmed } = tracked;
  return (
    <Strip>
      <Line>
        <strong role="status">{trackText(tracked, now)}</strong>
        {unconfirmed || lateText(tracked, now) ? (
          <a href={telLink(phone)}>{(unconfirmed ? texts.call : texts.late)(phone)}</a>
        ) : (
          <Link to={`/track/${key}`}>{texts.details}</Link>
        )}
      </Line>
    </Strip>
  );
}
