import { styled } from '@burger/shared/styled';
import { Card, Field, Lead, Notice, PageTitle, space, Stack } from '@burger/shared/ui';
import { BellOff } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { messages } from '../messages';
import { AlarmBanner } from '../parts/alarm-banner';
import { BigButton } from '../parts/buttons';

const Middle = styled.div`
  display: grid;
  place-content: center;
  gap: ${space(2)};
  grid-template-columns: minmax(0, 28rem);
  min-height: 100dvh;
  padding: ${space(2)};
`;

const texts = messages.signIn;

/** The counter's own way in: email and password. */
export function SignInForm({
  problem,
  ended,
  onUnderstood,
  onSignIn,
}: {
  problem: string | null;
  /** Whether somebody was signed out in the middle of a shift: that is told loudly until it is understood. */
  ended: boolean;
  onUnderstood: () => void;
  onSignIn: (email: string, password: string) => Promise<void>;
}) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(!email.trim() || !password);
    if (!email.trim() || !password) return;
    setBusy(true);
    await onSignIn(email, password);
    setBusy(false);
  };
  const wrong = missing ? texts.missing : ended ? null : problem;
  return (
    <Middle>
      {ended && (
        <>
          <AlarmBanner icon={BellOff} title={texts.endedTitle}>
            {texts.endedHint} {problem}
          </AlarmBanner>
          <BigButton $wide $kind="secondary" onClick={onUnderstood}>
            {messages.shift.understood}
          </BigButton>
        </>
      )}
      <Card as="form" noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        <Stack>
          <PageTitle>{texts.title}</PageTitle>
          <Lead>{texts.lead}</Lead>
          {wrong && <Notice kind="alert">{wrong}</Notice>}
          <Field
            label={texts.email}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Field
            label={texts.password}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={4096}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <BigButton type="submit" $wide aria-disabled={busy || undefined}>
            {busy ? texts.busy : texts.submit}
          </BigButton>
        </Stack>
      </Card>
    </Middle>
  );
}
