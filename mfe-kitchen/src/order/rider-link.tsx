import type { KitchenOrder } from '@burger/shared/kitchen';
import { QrPicture } from '@burger/shared/qr';
import { styled } from '@burger/shared/styled';
import { Notice, Stack } from '@burger/shared/ui';
import { MessageCircle } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { messages } from '../messages';
import { whatsAppLink } from '../parts/links';
import { BigButton, BigLink } from '../parts/buttons';
import { useKitchen } from '../kitchen-context';
import { LinkOnItsWay } from './link-on-its-way';

export interface RiderLinkProps {
  order: Pick<KitchenOrder, 'key' | 'orderId'>;
}

const Address = styled.a`
  overflow-wrap: anywhere;
`;

const texts = messages.handOver;

/** The link for who carries one order: sent by WhatsApp, or taken from the screen. */
export function RiderLink({ order }: RiderLinkProps) {
  const { api } = useKitchen();
  const [link, setLink] = useState<string | 'making' | 'failed'>('making');

  const make = useCallback(
    (isCurrent: () => boolean) => {
      setLink('making');
      void api.riderLink(order.key).then((answer) => {
        if (!isCurrent()) return;
        setLink(answer.kind === 'ok' ? answer.value : 'failed');
      });
    },
    [order.key, api],
  );
  useEffect(() => {
    let current = true;
    make(() => current);
    return () => {
      current = false;
    };
  }, [make]);

  if (link === 'making') return <LinkOnItsWay>{texts.making}</LinkOnItsWay>;
  if (link === 'failed') {
    const again = <BigButton onClick={() => make(() => true)}>{texts.again}</BigButton>;
    return (
      <Notice kind="alert" action={again}>
        {texts.noLink}
      </Notice>
    );
  }
  return (
    <Stack>
      <p>{texts.linkLead}</p>
      <BigLink
        href={whatsAppLink(texts.text(order.orderId, link))}
        target="_blank"
        rel="noreferrer"
      >
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
