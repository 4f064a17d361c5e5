import { styled } from '@burger/shared/styled';
import { Card, Field, Lead, Notice, PageTitle, space, Stack } from '@burger/shared/ui';
import { useState, type FormEvent } from 'react';
import { messages } from '../messages';
import { BigButton } from './big-button';

const Middle = styled.div`
  display: grid;
  place-content: center;
  grid-template-columns: minmax(0, 28rem);
  min-height: 100dvh;
  padding: ${space(2)};
`;

const texts = messages.signIn;

/** The counter's own way in: email and password. */
export function SignInForm({
  problem,
  onSignIn,
}: {
  problem: string | null;
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
  const wrong = missing ? texts.missing : problem;
  return (
    <Middle>
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
