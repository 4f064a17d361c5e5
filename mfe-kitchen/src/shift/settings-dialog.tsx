import { useStore } from '@burger/shared/platform/use-store';
import { styled } from '@burger/shared/styled';
import { color, space } from '@burger/shared/theme';
import { Dialog, Stack } from '@burger/shared/ui';
import { Bell, BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Switch } from '../device/stored-settings';
import { chooseLanguage } from '../device/stored-language';
import { messages, staffLanguage } from '../messages/en';
import { BigButton, CheckLine } from '../parts/buttons';
import { LanguageChoice } from '../parts/language-choice';
import { useKitchen } from '../use-kitchen';

const pushTexts = messages.push;

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
  const words = pushTexts[state];
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
        <BigButton aria-disabled={busy || undefined} onClick={() => void press()}>
          <Icon aria-hidden size={24} />
          {button}
        </BigButton>
      )}
      <p role="status">{words.text}</p>
    </Setting>
  );
}

const texts = messages.bar;

function useSwitch(stored: Switch) {
  const [isOn, setOn] = useState(() => stored.isOn());
  const turn = (on: boolean) => {
    stored.set(on);
    setOn(on);
  };
  return { checked: isOn, onChange: turn };
}

const dayMs = 24 * 60 * 60_000;

export interface Account {
  email: string;
  signOut: () => Promise<void>;
}

interface SettingsProps {
  open: boolean;
  account: Account;
  onClose: () => void;
}

export function SettingsDialog({ open, account: { email, signOut }, onClose }: SettingsProps) {
  const { printEach, narrowPaper, push } = useKitchen();
  const prints = useSwitch(printEach);
  const narrow = useSwitch(narrowPaper);
  useEffect(() => {
    const look = () => void push.look();
    look();
    // A tablet may stay open for longer than the server keeps its subscription.
    const timer = setInterval(look, dayMs);
    return () => clearInterval(timer);
  }, [push]);
  useEffect(() => {
    if (open) void push.look();
  }, [push, open]);
  return (
    <Dialog open={open} onClose={onClose} title={texts.more}>
      <Stack>
        <div>
          <CheckLine {...prints}>{texts.printEach}</CheckLine>
          <CheckLine {...narrow}>{texts.narrow}</CheckLine>
          <p>{texts.printHint}</p>
        </div>
        <LanguageChoice
          label={messages.languages}
          language={staffLanguage}
          onChoose={chooseLanguage}
        />
        <PushSetting />
        <p>{texts.signedInAs(email)}</p>
        <BigButton onClick={() => void signOut()}>{messages.signIn.signOut}</BigButton>
      </Stack>
    </Dialog>
  );
}
