import { cleanLine } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Button, Field, IconButton, Notice, Stack } from '@burger/shared/ui';
import { size, space } from '@burger/shared/theme';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { messages } from '../messages/en';
import { BusyButton } from '../parts/busy-button';
import type { SignIn } from './sign-in';
import { useAttempt } from './use-attempt';

// Non-space text, an at-sign, a domain, a dot and a suffix (spec.md §5).
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const minPassword = 6;

type EmailFault = 'email' | 'badEmail';
type PasswordFault = 'password' | 'shortPassword';

function emailFault(text: string): EmailFault | null {
  const typed = cleanLine(text);
  if (typed === '') return 'email';
  return address.test(typed) && typed.length <= 254 ? null : 'badEmail';
}

function passwordFault(text: string): PasswordFault | null {
  if (text === '') return 'password';
  return text.length < minPassword ? 'shortPassword' : null;
}

const Forgot = styled(Button)`
  justify-self: end;
  margin: -${space(1.5)} -${space(1.5)} -${space(1)} 0;
  font-size: ${size.sm};
`;

const Wrap = styled.div`
  position: relative;
  input {
    padding-right: 3.25rem;
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  /* Beside the input: below the label's line and gap, centred in the input's 3rem. */
  top: calc(3.125rem - 22px);
  right: 0.125rem;
`;

const texts = messages.signIn;

function PasswordField(field: ComponentProps<typeof Field>) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Wrap>
      <Field
        {...field}
        type={visible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Toggle
        aria-label={visible ? texts.hide : texts.show}
        aria-controls={field.id}
        onClick={() => setVisible(!visible)}
      >
        <Icon aria-hidden size={20} />
      </Toggle>
    </Wrap>
  );
}

/** Sign-in and account creation with email and password, and the password reset. */
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

  /** Shows the problems and focuses the first invalid field; returns whether there are none. */
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
          minLength={minPassword}
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
