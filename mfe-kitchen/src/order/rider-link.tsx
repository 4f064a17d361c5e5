import type { KitchenOrder } from '@burger/shared/kitchen';
import { QrPicture } from '@burger/shared/qr';
import { styled } from '@burger/shared/styled';
import { Notice, Stack } from '@burger/shared/ui';
import { MessageCircle } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { messages } from '../messages';
import { useLoaded } from '../parts/answers';
import { BigButton, BigLink } from '../parts/buttons';
import { useKitchen } from '../use-kitchen';
import { orderMessages } from './messages';

const texts = orderMessages.handOver;

// The room of the link and its code: what stands below it does not move away from a finger.
const Room = styled.p`
  min-height: 29rem;
`;

/** Says what a rider's link waits for. */
export const LinkOnItsWay = ({ children }: { children: ReactNode }) => (
  <Room role="status">{children}</Room>
);

const Address = styled.a`
  overflow-wrap: anywhere;
`;

/** A link that opens WhatsApp with a message; whom it goes to is chosen there. */
const whatsAppLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

interface RiderLinkProps {
  order: Pick<KitchenOrder, 'key' | 'orderId'>;
}

/** The link for who carries one order: sent by WhatsApp, or taken from the screen. */
export function RiderLink({ order: { key, orderId } }: RiderLinkProps) {
  const { api } = useKitchen();
  const { loaded, again } = useLoaded(useCallback(() => api.riderLink(key), [api, key]));
  if (loaded.phase === 'loading') return <LinkOnItsWay>{texts.making}</LinkOnItsWay>;
  if (loaded.phase === 'failed') {
    return (
      <Notice kind="alert" action={<BigButton onClick={again}>{messages.again}</BigButton>}>
        {texts.noLink}
      </Notice>
    );
  }
  const link = loaded.value;
  return (
    <Stack>
      <p>{texts.linkLead}</p>
      <BigLink href={whatsAppLink(texts.text(orderId, link))} target="_blank" rel="noreferrer">
        <MessageCircle aria-hidden size={22} />
        {texts.whatsApp}
      </BigLink>
      <QrPicture text={link} label={texts.qr} />
      <p>
        {texts.copy}: <Address href={link}>{link}</Address>
      </p>
    </Stack>
  );
}

const { details } = orderMessages;

/** Takes back the link of who carries an order. */
export function EndLink({ order }: { order: Pick<KitchenOrder, 'key'> }) {
  const { api } = useKitchen();
  const [stage, setStage] = useState<'none' | 'busy' | 'ended' | 'failed'>('none');
  if (stage === 'ended') return <Notice kind="success">{details.linkEnded}</Notice>;
  const end = async () => {
    if (stage === 'busy') return;
    setStage('busy');
    setStage((await api.endRiderLink(order.key)).kind === 'ok' ? 'ended' : 'failed');
  };
  return (
    <>
      <BigButton $kind="quiet" aria-disabled={stage === 'busy'} onClick={() => void end()}>
        {details.endLink}
      </BigButton>
      {stage === 'failed' && <Notice kind="alert">{details.failed}</Notice>}
    </>
  );
}
