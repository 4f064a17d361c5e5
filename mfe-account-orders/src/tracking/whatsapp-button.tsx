import { poll } from '@burger/shared/platform/device';
import { Button } from '@burger/shared/ui';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PushMessages } from './messages/push/en';
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

// After a failed request, e.g. offline. The return of the network ends the wait.
const retryMs = 30_000;

const api: WhatsAppServices = { read: readWhatsApp, change: changeWhatsApp };

/** Asks to tell the customer by WhatsApp, on a click; ends that in one touch. Empty where it is not offered. */
export function WhatsAppButton({ trackingKey, words, services = api }: WhatsAppButtonProps) {
  const [state, setState] = useState<WhatsAppState | null>(null);
  const [phase, setPhase] = useState<'ready' | 'busy' | 'failed'>('ready');
  const changes = useRef(0);
  useEffect(
    () =>
      // Reads again when the page is shown, because the customer may have answered STOP in WhatsApp.
      poll(
        async () => {
          const before = changes.current;
          const found = await services.read(trackingKey);
          return before === changes.current ? found : null;
        },
        (found) => {
          if (found) setState(found);
          return found ? null : retryMs;
        },
      ).stop,
    [services, trackingKey],
  );
  if (!state || (state.ending === null && !state.isAllowed)) return null;
  const { isAllowed, ending } = state;
  const press = async () => {
    if (phase === 'busy') return;
    setPhase('busy');
    changes.current += 1;
    const isDone = await services.change(trackingKey, !isAllowed);
    changes.current += 1;
    if (isDone) setState({ ...state, isAllowed: !isAllowed });
    setPhase(isDone ? 'ready' : 'failed');
  };
  const news = isAllowed ? words.whatsApp.on : '';
  return (
    <>
      {!isAllowed && <p>{words.whatsApp.ask(ending ?? '')}</p>}
      <p role="status">{phase === 'failed' ? words.failed : news}</p>
      <Button
        $kind="quiet"
        aria-disabled={phase === 'busy' || undefined}
        onClick={() => void press()}
      >
        {!isAllowed && <MessageCircle aria-hidden size={18} />}
        <span>{isAllowed ? words.whatsApp.stop : words.whatsApp.button}</span>
      </Button>
    </>
  );
}
