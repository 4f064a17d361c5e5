import { readablePhone } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Button, Field, Notice, size, Stack } from '@burger/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { messages } from '../messages';
import { codeDigits, codeLength, phoneWithCountry } from '../model/sign-in-fields';
import type { SignIn } from '../use-cases/sign-in';
import { BusyButton } from './busy-button';
import { useAttempt } from './use-attempt';

const CodeField = styled(Field)`
  && {
    font-size: ${size.xl};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.35em;
    text-align: center;
  }
`;

const texts = messages.signIn;

/** Sign-in by phone: send a code, type it in, verify. */
export function PhonePanel({ signIn }: { signIn: Pick<SignIn, 'sendCode' | 'confirmCode'> }) {
  const [phone, setPhone] = useState('+91');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [sentAgain, setSentAgain] = useState(false);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { busy, problem, run, reset } = useAttempt();
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(sentTo);

  // The step changed under the customer's hands, so the focus goes along.
  useEffect(() => {
    if (before.current !== sentTo) field.current?.focus();
    before.current = sentTo;
  }, [sentTo]);

  /** Notes what is wrong with the one field of this step; tells whether all is well. */
  const check = (wrong: string | null): boolean => {
    setFault(wrong);
    if (wrong) field.current?.focus();
    return wrong === null;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sentTo) {
      if (!check(code.length === codeLength ? null : texts.missing.code)) return;
      if (!(await run(() => signIn.confirmCode(code)))) field.current?.focus();
      return;
    }
    const number = phoneWithCountry(phone);
    if (!check(number ? null : texts.missing.phone) || !number) return;
    if (await run(() => signIn.sendCode(number))) setSentTo(number);
  };

  const sendAgain = async (number: string) => {
    check(null);
    setCode('');
    setSentAgain(false);
    if (await run(() => signIn.sendCode(number))) setSentAgain(true);
    field.current?.focus();
  };

  const change = () => {
    reset();
    setFault(null);
    setCode('');
    setSentTo(null);
    setSentAgain(false);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        {problem && <Notice kind="alert">{problem}</Notice>}
        {sentTo && !problem && (
          <Notice kind="success">
            {(sentAgain ? texts.codeSentAgain : texts.codeSent)(readablePhone(sentTo))}
          </Notice>
        )}
        {sentTo ? (
          <CodeField
            key="code"
            ref={field}
            label={texts.codeLabel}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={codeLength}
            value={code}
            onChange={(event) => setCode(codeDigits(event.target.value))}
            error={fault}
          />
        ) : (
          <Field
            key="phone"
            ref={field}
            label={texts.phoneLabel}
            hint={texts.phoneHint}
            name="phone"
            type="tel"
            autoComplete="tel"
            placeholder={texts.phonePlaceholder}
            maxLength={24}
            value={phone}
            onChange={(event) => setPhone(event.target.value)}
            error={fault}
          />
        )}
        <BusyButton type="submit" busy={busy} busyText={sentTo ? texts.verifyBusy : texts.sendBusy}>
          {sentTo ? texts.verify : texts.sendCode}
        </BusyButton>
        {sentTo && (
          <Stack $gap={0}>
            <Button $kind="quiet" onClick={() => void sendAgain(sentTo)}>
              {texts.sendAgain}
            </Button>
            <Button $kind="quiet" onClick={change}>
              {texts.changePhone}
            </Button>
          </Stack>
        )}
      </Stack>
    </form>
  );
}
