import { readablePhone } from '@burger/shared/contracts';
import { Field, Notice, Stack } from '@burger/shared/ui';
import type { SubmitEvent } from 'react';
import { messages } from '../messages';
import { BusyButton } from '../parts/busy-button';
import { CodeStep } from './code-step';
import { usePhoneSteps, type PhoneSignIn } from './use-phone';

const texts = messages.signIn;

/** How a number is asked for: with its country code, or as numbers are given at home. */
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

/** Sign-in by phone: a number, then the code that was sent there. */
export function PhonePanel({
  signIn,
  number = 'abroad',
}: {
  signIn: PhoneSignIn;
  number?: keyof typeof numbers;
}) {
  const { start, missing, field } = numbers[number];
  const steps = usePhoneSteps(signIn, start, missing);
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
