import { readablePhone } from '@burger/shared/contracts';
import { styled } from '@burger/shared/styled';
import { Button, color, Field, Notice, size, Stack } from '@burger/shared/ui';
import type { SubmitEvent } from 'react';
import { messages } from '../messages';
import { BusyButton } from '../parts/busy-button';
import { usePhone, type PhoneSignIn, type PhoneSteps } from './use-phone';

const CodeField = styled(Field)`
  && {
    font-size: ${size.xl};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.35em;
    text-align: center;
  }
`;

// As high as the button that takes its place.
const Wait = styled.p`
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  color: ${color.inkSoft};
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
`;

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

/** The code that was sent, and what to do when it does not come. */
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

/** Sign-in by phone: a number, then the code that was sent there. */
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
