import { Button } from '@burger/shared/ui';
import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PushMessages } from './push-messages';
import { changeWhatsApp, readWhatsApp, type WhatsAppState } from './whatsapp-api';

export interface WhatsAppServices {
  read: (trackingKey: string) => Promise<WhatsAppState | null>;
  change: (trackingKey: string, allows: boolean) => Promise<boolean>;
}

interface WhatsAppButtonProps {
  trackingKey: string;
  words: PushMessages;
  services?: WhatsAppServices;
}

const api: WhatsAppServices = { read: readWhatsApp, change: changeWhatsApp };

/** Asks to tell the customer by WhatsApp, on a click; ends that in one touch. Empty where it is not offered. */
export function WhatsAppButton({ trackingKey, words, services = api }: WhatsAppButtonProps) {
  const [state, setState] = useState<WhatsAppState | null>(null);
  const [phase, setPhase] = useState<'ready' | 'busy' | 'failed'>('ready');
  useEffect(() => {
    let isMounted = true;
    void services.read(trackingKey).then((found) => {
      if (isMounted) setState(found);
    });
    return () => {
      isMounted = false;
    };
  }, [services, trackingKey]);
  if (!state || (state.ending === null && !state.isAllowed)) return null;
  const { isAllowed, ending } = state;
  const press = async () => {
    if (phase === 'busy') return;
    setPhase('busy');
    const isDone = await services.change(trackingKey, !isAllowed);
    if (isDone) setState({ ...state, isAllowed: !isAllowed });
    setPhase(isDone ? 'ready' : 'failed');
  };
  const news = isAllowed ? words.whatsApp.on : '';
  return (
    <>
      {!isAllowed && <p>{words.whatsApp.ask(ending ?? '')}</p>}
      <Button
        $kind="quiet"
        aria-disabled={phase === 'busy' || undefined}
        onClick={() => void press()}
      >
        {!isAllowed && <MessageCircle aria-hidden size={18} />}
        <span>{isAllowed ? words.whatsApp.stop : words.whatsApp.button}</span>
      </Button>
      <p role="status">{phase === 'failed' ? words.failed : news}</p>
    </>
  );
}
