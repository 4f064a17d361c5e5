import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import { codeDigits, codeLength, phoneWithCountry } from './sign-in-fields';
import type { SignIn } from './sign-in';
import { useAttempt } from './use-attempt';
import { useCountdown } from './use-countdown';

export type PhoneSignIn = Pick<SignIn, 'sendCode' | 'confirmCode'>;

const resendAfterS = 30;
const texts = messages.signIn;

/** Sign-in by phone, step by step: a number, then its code, which is checked with its last digit. */
export function usePhoneSteps(signIn: PhoneSignIn, start: string, noNumber: string) {
  const [phone, setPhone] = useState(start);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [sentAgain, setSentAgain] = useState(false);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { busy, problem, run, reset } = useAttempt();
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(sentTo);
  const { seconds, start: countDown } = useCountdown();

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

  const send = async (number: string): Promise<boolean> => {
    const sent = await run(() => signIn.sendCode(number));
    if (sent) countDown(resendAfterS);
    return sent;
  };

  const verify = async (typed: string) => {
    if (!check(typed.length === codeLength ? null : texts.missing.code)) return;
    if (await run(() => signIn.confirmCode(typed))) return;
    // What was refused is typed over.
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
    /** Seconds until a new code may be asked for; a refused one is reason enough to ask at once. */
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

export type PhoneSteps = ReturnType<typeof usePhoneSteps>;
