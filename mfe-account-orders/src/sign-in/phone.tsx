import { bareNumber, normalisePhone, plainDigits, readablePhone } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Button, Field, Notice, Stack } from '@burger/shared/ui';
import { color, size } from '@burger/shared/theme';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { messages } from '../messages/en';
import { BusyButton } from '../parts/busy-button';
import type { SignIn } from './sign-in';
import { useAttempt } from './use-attempt';

// Numbers with +91 are checked as Indian mobile numbers instead.
const international = /^\+(?!91)[1-9]\d{7,14}$/;
const codeLength = 6;

/** Returns a typed phone number as +<country><number>, or null. Indian numbers need no country code. */
export function phoneWithCountry(text: string): string | null {
  // Customers may paste a full number behind the prefilled +91.
  const typed = bareNumber(text)
    .replace(/^\+91(?=\+|00)/, '')
    .replace(/^00/, '+');
  return normalisePhone(typed) ?? (international.test(typed) ? typed : null);
}

export function codeDigits(text: string): string {
  const digits = plainDigits(text);
  return /\b\d{6}\b/.exec(digits)?.[0] ?? digits.replace(/\D/g, '').slice(0, codeLength);
}

/**
 * A countdown in seconds, read from the clock, because timers of hidden pages are late. `start` restarts it.
 */
function useCountdown(): { seconds: number; start: (seconds: number) => void } {
  const [{ end, now }, setTimes] = useState({ end: 0, now: 0 });
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setTimes({ end, now: Date.now() }), 1000);
    return () => clearTimeout(timer);
  }, [end, now, seconds]);
  return {
    seconds,
    start(from) {
      const at = Date.now();
      setTimes({ end: at + from * 1000, now: at });
    },
  };
}

type PhoneSignIn = Pick<SignIn, 'sendCode' | 'confirmCode'>;
type PhoneSteps = ReturnType<typeof usePhone>;

const resendAfterS = 30;
const texts = messages.signIn;

/** The state of phone sign-in: the number, then its code, which is verified with its last digit. */
function usePhone(signIn: PhoneSignIn, start: string, noNumber: string) {
  const [phone, setPhone] = useState(start);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [sentAgain, setSentAgain] = useState(false);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { busy, problem, run, reset } = useAttempt();
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(sentTo);
  const { seconds, start: countDown } = useCountdown();

  // Sending the code replaces the number field by the code field, which then needs the focus.
  useEffect(() => {
    if (before.current !== sentTo) field.current?.focus();
    before.current = sentTo;
  }, [sentTo]);

  /** Shows the field's error; returns whether there is none. */
  const check = (wrong: string | null): boolean => {
    setFault(wrong);
    if (wrong) field.current?.focus();
    return wrong === null;
  };

  const send = async (number: string): Promise<boolean> => {
    const sent = await run(() => signIn.sendCode(number));
    if (sent) countDown(resendAfterS);
    return sent;
  };

  const verify = async (typed: string) => {
    if (!check(typed.length === codeLength ? null : texts.missing.code)) return;
    if (await run(() => signIn.confirmCode(typed))) return;
    field.current?.focus();
    field.current?.select();
  };

  return {
    field,
    phone,
    code,
    fault,
    busy,
    problem,
    sentTo,
    sentAgain,
    /** Seconds until a new code can be requested; 0 after a rejected one. */
    wait: problem === null ? seconds : 0,
    typePhone: setPhone,
    typeCode(text: string) {
      const digits = codeDigits(text);
      setCode(digits);
      if (digits.length === codeLength && digits !== code) void verify(digits);
    },
    async submit() {
      if (sentTo) return verify(code);
      const number = phoneWithCountry(phone);
      if (check(number ? null : noNumber) && number && (await send(number))) setSentTo(number);
    },
    async sendAgain() {
      if (!sentTo) return;
      check(null);
      setCode('');
      setSentAgain(false);
      if (await send(sentTo)) setSentAgain(true);
      field.current?.focus();
    },
    change() {
      reset();
      setFault(null);
      setCode('');
      setSentTo(null);
      setSentAgain(false);
    },
  };
}

const CodeField = styled(Field)`
  && {
    font-size: ${size.xl};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.35em;
    text-align: center;
  }
`;

// As high as the button that replaces the countdown.
const Wait = styled.p`
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
`;

const numbers = {
  abroad: {
    start: '+91',
    missing: texts.missing.phone,
    field: {
      label: texts.phoneLabel,
      placeholder: texts.phonePlaceholder,
      autoComplete: 'tel',
    },
  },
  home: {
    start: '',
    missing: texts.missing.mobile,
    field: {
      label: texts.mobileLabel,
      placeholder: texts.mobilePlaceholder,
      autoComplete: 'tel-national',
    },
  },
} as const;

const CodeStep = ({ steps }: { steps: PhoneSteps }) => (
  <>
    <CodeField
      ref={steps.field}
      label={texts.codeLabel}
      hint={texts.codeHint}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={steps.code}
      onChange={(event) => steps.typeCode(event.target.value)}
      error={steps.fault}
    />
    <BusyButton type="submit" busy={steps.busy} busyText={texts.verifyBusy}>
      {texts.verify}
    </BusyButton>
    <Stack $gap={0}>
      {steps.wait > 0 ? (
        <Wait>{texts.sendAgainIn(steps.wait)}</Wait>
      ) : (
        <Button $kind="quiet" onClick={() => void steps.sendAgain()}>
          {texts.sendAgain}
        </Button>
      )}
      <Button $kind="quiet" onClick={steps.change}>
        {texts.changePhone}
      </Button>
    </Stack>
  </>
);

export function PhonePanel({
  signIn,
  number = 'abroad',
}: {
  signIn: PhoneSignIn;
  number?: keyof typeof numbers;
}) {
  const { start, missing, field } = numbers[number];
  const steps = usePhone(signIn, start, missing);
  const { sentTo, problem } = steps;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void steps.submit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        {problem && <Notice kind="alert">{problem}</Notice>}
        {sentTo && !problem && (
          <Notice kind="success">
            {(steps.sentAgain ? texts.codeSentAgain : texts.codeSent)(readablePhone(sentTo))}
          </Notice>
        )}
        {sentTo ? (
          <CodeStep steps={steps} />
        ) : (
          <>
            <Field
              {...field}
              ref={steps.field}
              hint={texts.phoneHint}
              name="phone"
              type="tel"
              value={steps.phone}
              onChange={(event) => steps.typePhone(event.target.value)}
              error={steps.fault}
            />
            <BusyButton type="submit" busy={steps.busy} busyText={texts.sendBusy}>
              {texts.sendCode}
            </BusyButton>
          </>
        )}
      </Stack>
    </form>
  );
}
