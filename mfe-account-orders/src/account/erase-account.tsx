import { Button, Dialog, Notice, Stack } from '@burger/shared/ui';
import { useState } from 'react';
import { myDataMessages } from './messages';
import type { MyData } from './my-data';
import { BusyButton } from '../parts/busy-button';

const words = myDataMessages.erase;

/** The way out: what it means, then once more whether it is meant. */
export function EraseAccount({
  erase,
  onErased,
}: Pick<MyData, 'erase'> & { onErased: () => void }) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setProblem(null);
  };
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const outcome = await erase();
      if (outcome === 'erased') return onErased();
      setProblem(outcome === 'of-staff' ? words.ofStaff : words.underWay);
    } catch {
      setProblem(words.failed);
    }
    setBusy(false);
  };
  return (
    <>
      <p>{words.text}</p>
      <div>
        <Button $kind="secondary" onClick={() => setOpen(true)}>
          {words.button}
        </Button>
      </div>
      <Dialog open={open} onClose={close} title={words.sure} shape="sheet">
        <Stack>
          <p>{words.text}</p>
          <p>{words.gone}</p>
          {problem && <Notice kind="alert">{problem}</Notice>}
          <Button $wide $kind="secondary" onClick={close}>
            {words.keep}
          </Button>
          <BusyButton busy={busy} busyText={words.busy} onClick={() => void confirm()}>
            {words.confirm}
          </BusyButton>
        </Stack>
      </Dialog>
    </>
  );
}
