import { Dialog, Stack } from '@burger/shared/ui';
import { messages } from '../messages';
import { BigButton } from '../parts/buttons';
import { CheckLine } from '../parts/check-line';

const texts = messages.bar;

/** What is set once for this tablet, and the way out. */
export const SettingsDialog = ({
  open,
  email,
  printsEach,
  onPrintEach,
  narrow,
  onNarrow,
  onSignOut,
  onClose,
}: {
  open: boolean;
  email: string;
  printsEach: boolean;
  onPrintEach: (on: boolean) => void;
  /** Whether the paper is 58 mm wide instead of 80. */
  narrow: boolean;
  onNarrow: (on: boolean) => void;
  onSignOut: () => void;
  onClose: () => void;
}) => (
  <Dialog open={open} onClose={onClose} title={texts.more}>
    <Stack>
      <div>
        <CheckLine checked={printsEach} onChange={onPrintEach}>
          {texts.printEach}
        </CheckLine>
        <CheckLine checked={narrow} onChange={onNarrow}>
          {texts.narrow}
        </CheckLine>
        <p>{texts.printHint}</p>
      </div>
      <p>{texts.signedInAs(email)}</p>
      <BigButton $kind="secondary" onClick={onSignOut}>
        {messages.signIn.signOut}
      </BigButton>
    </Stack>
  </Dialog>
);
