import { styled } from '@burger/shared/styled';
import { Button, Dialog, space } from '@burger/shared/ui';
import { messages } from '../messages';

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1.5)};
`;

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
          <Button onClick={onYes}>{texts.yes}</Button>
        </Answers>
      }
    >
      <p>{texts.offerWhy}</p>
    </Dialog>
  );
}
