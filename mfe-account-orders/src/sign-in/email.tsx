import { cleanLine } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Button, Field, Notice, size, space, Stack } from '@burger/shared/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { messages } from '../messages';
import { emailFault, passwordFault, type EmailFault, type PasswordFault } from './sign-in-fields';
import type { SignIn } from './sign-in';
import { BusyButton } from '../parts/busy-button';
import { PasswordField } from './password-field';
import { useAttempt } from './use-attempt';

// Close below the password, where it is looked for; its text ends where the field does.
const Forgot = styled(Button)`
  justify-self: end;
  margin: -${space(1.5)} -${space(1.5)} -${space(1)} 0;
  font-size: ${size.sm};
`;

const texts = messages.signIn;

/** Sign-in and account creation with email and password, and the way back for who forgot it. */
export function EmailPanel({
  signIn,
}: {
  signIn: Pick<SignIn, 'withEmail' | 'createAccount' | 'resetPassword'>;
}) {
  const [creating, setCreating] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{
    email?: EmailFault | null;
    password?: PasswordFault | null;
  }>({});
  const [resetSentTo, setResetSentTo] = useState<string | null>(null);
  const { busy, problem, run, reset } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const passwordId = useId();

  /** Shows what is wrong and takes the customer there; tells whether all is well. */
  const check = (found: typeof faults): boolean => {
    setFaults(found);
    setResetSentTo(null);
    const wrong = found.email ? 'email' : found.password ? 'password' : null;
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    return wrong === null;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check({ email: emailFault(email), password: passwordFault(password) })) return;
    const enter = creating ? signIn.createAccount : signIn.withEmail;
    void run(() => enter(cleanLine(email), password));
  };

  const forgot = async () => {
    if (!check({ email: emailFault(email) })) return;
    if (await run(() => signIn.resetPassword(cleanLine(email)))) setResetSentTo(cleanLine(email));
  };

  const toggle = () => {
    reset();
    setFaults({});
    setResetSentTo(null);
    setCreating(!creating);
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack>
        {problem && <Notice kind="alert">{problem}</Notice>}
        {resetSentTo && <Notice kind="success">{texts.resetSent(resetSentTo)}</Notice>}
        <Field
          label={texts.emailLabel}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={faults.email && texts.missing[faults.email]}
        />
        <PasswordField
          id={passwordId}
          label={creating ? texts.newPassword : texts.password}
          hint={creating ? texts.passwordHint : undefined}
          name="password"
          autoComplete={creating ? 'new-password' : 'current-password'}
          minLength={6}
          maxLength={4096}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={faults.password && texts.missing[faults.password]}
        />
        {!creating && (
          <Forgot $kind="quiet" onClick={() => void forgot()}>
            {texts.forgot}
          </Forgot>
        )}
        <BusyButton
          type="submit"
          busy={busy}
          busyText={creating ? texts.createBusy : texts.signInBusy}
        >
          {creating ? texts.create : texts.signIn}
        </BusyButton>
        <Button $kind="quiet" onClick={toggle}>
          {creating ? texts.toSignIn : texts.toCreate}
        </Button>
      </Stack>
    </form>
  );
}
