import { pageLanguage, textsIn } from '@burger/shared/i18n';
import { hasNotifications, mayNotify, pushedTracks } from '@burger/shared/order/tracking';
import { styled } from '@burger/shared/styled';
import { color, size, space } from '@burger/shared/theme';
import { Button } from '@burger/shared/ui';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { endPush, startPush, type PushState } from './push-api';
import { english } from './messages/push/en';
import { translations } from './messages/push/translations';
import { WhatsAppButton } from './whatsapp-button';

export { leavePush } from './push-api';

const words = textsIn(pageLanguage, english, translations);

export interface PushServices {
  start: (trackingKey: string) => Promise<PushState>;
  end: (trackingKey: string) => Promise<PushState>;
}

const stateOf = (trackingKey: string): PushState =>
  mayNotify() && pushedTracks.has(trackingKey) ? 'on' : 'off';

// iOS has notifications only in sites on the home screen: https://webkit.org/blog/13878
const mayInstall = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);

// Without a gap, because the status lines are empty most of the time.
const Channels = styled.div`
  display: grid;
  justify-items: start;

  p {
    color: ${color.inkSoft};
    font-size: ${size.sm};
  }
  /* Aligns the texts of quiet buttons with the lines above. */
  > button {
    margin-inline-start: -${space(1.5)};
  }
`;

interface OrderChannelsProps {
  trackingKey: string;
  /** A delivered or cancelled order offers no push, but its customer can still withdraw consent to WhatsApp. */
  isOver: boolean;
}

/** The channels by which a customer can be told about an order without mail. */
export const OrderChannels = ({ trackingKey, isOver }: OrderChannelsProps) => (
  <Channels>
    {!isOver && <PushButton trackingKey={trackingKey} />}
    <WhatsAppButton trackingKey={trackingKey} words={words} />
  </Channels>
);

/** Asks for permission to tell the customer on this device, on a click; ends that in one touch. */
export function PushButton({
  trackingKey,
  start = startPush,
  end = endPush,
}: { trackingKey: string } & Partial<PushServices>) {
  const [state, setState] = useState(() => stateOf(trackingKey));
  const [busy, setBusy] = useState(false);
  const press = async (act: PushServices['start']) => {
    if (busy) return;
    setBusy(true);
    setState(await act(trackingKey));
    setBusy(false);
  };
  if (!hasNotifications()) return mayInstall() ? <p>{words.install}</p> : null;
  const texts = { ...words, off: null, denied: words.refused };
  return (
    <>
      {(state === 'off' || state === 'failed') && (
        <Button $kind="quiet" aria-disabled={busy || undefined} onClick={() => void press(start)}>
          <Bell aria-hidden size={18} />
          {words.button}
        </Button>
      )}
      <p role="status">{texts[state]}</p>
      {state === 'on' && (
        <Button $kind="quiet" aria-disabled={busy || undefined} onClick={() => void press(end)}>
          {words.stop}
        </Button>
      )}
    </>
  );
}
