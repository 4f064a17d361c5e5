import { PrivacyNote } from '@burger/shared/privacy';
import { styled } from '@burger/shared/styled';
import { Button, color, Dialog, radius, space } from '@burger/shared/ui';
import { LocateFixed } from 'lucide-react';
import { messages } from '../messages';

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1.5)};
`;

const Why = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space(2)};
  svg {
    box-sizing: content-box;
    padding: ${space(1.5)};
    border-radius: ${radius.pill};
    background: ${color.amberWash};
    color: ${color.amberInk};
  }
`;

// Read as an attribute by the dialog when it opens, so React's own prop is no help.
const focusFirst = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** Asks a signed-in customer before the browser does, and says what the location is for. */
export function LocationPrompt({
  open,
  onYes,
  onLater,
}: {
  open: boolean;
  onYes: () => void;
  onLater: () => void;
}) {
  const texts = messages.location;
  return (
    <Dialog
      open={open}
      onClose={onLater}
      title={texts.offerTitle}
      shape="sheet"
      footer={
        <Answers>
          <Button $kind="secondary" onClick={onLater}>
            {texts.later}
          </Button>
          <Button ref={focusFirst} onClick={onYes}>
            {texts.yes}
          </Button>
        </Answers>
      }
    >
      <Why>
        <LocateFixed aria-hidden size={28} />
        <PrivacyNote text={texts.offerWhy} />
      </Why>
    </Dialog>
  );
}
