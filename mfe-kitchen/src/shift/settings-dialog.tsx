import { Dialog, Stack } from '@burger/shared/ui';
import { useEffect, useState } from 'react';
import type { Switch } from '../device/stored-settings';
import { chooseLanguage } from '../device/stored-language';
import { messages, staffLanguage } from '../messages/en';
import { BigButton, CheckLine } from '../parts/buttons';
import { LanguageChoice } from '../parts/language-choice';
import { useKitchen } from '../use-kitchen';
import { PushSetting } from './push-setting';

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
        <BigButton $kind="secondary" onClick={() => void signOut()}>
          {messages.signIn.signOut}
        </BigButton>
      </Stack>
    </Dialog>
  );
}
