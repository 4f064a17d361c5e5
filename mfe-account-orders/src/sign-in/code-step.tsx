import { styled } from '@burger/shared/styled';
import { Button, color, Field, size, Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import { BusyButton } from '../parts/busy-button';
import type { PhoneSteps } from './use-phone';

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

/** The code that was sent, and what to do when it does not come. */
export const CodeStep = ({ steps }: { steps: PhoneSteps }) => (
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
