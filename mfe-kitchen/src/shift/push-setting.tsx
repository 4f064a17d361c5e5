import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { color, space } from '@burger/shared/theme';
import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { messages } from '../messages/en';
import { BigButton } from '../parts/buttons';
import { useKitchen } from '../use-kitchen';

const texts = messages.push;

const Setting = styled.div`
  display: grid;
  gap: ${space(1)};
  p {
    color: ${color.inkSoft};
  }
`;

/** Turns push messages about new orders on and off on this device, if the shop sends them. */
export function PushSetting() {
  const { push } = useKitchen();
  const state = useStore(push.state);
  const [busy, setBusy] = useState(false);
  if (state === 'unknown') return null;
  const words = texts[state];
  const button = 'button' in words ? words.button : null;
  const Icon = state === 'on' ? BellOff : Bell;
  const press = async () => {
    if (busy) return;
    setBusy(true);
    await push.press();
    setBusy(false);
  };
  return (
    <Setting>
      {button !== null && (
        <BigButton $kind="secondary" aria-disabled={busy || undefined} onClick={() => void press()}>
          <Icon aria-hidden size={24} />
          {button}
        </BigButton>
      )}
      <p role="status">{words.text}</p>
    </Setting>
  );
}
