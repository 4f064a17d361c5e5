import { Button, Dialog, type DialogShape } from '@burger/shared/ui';
import { useState } from 'react';

const shapes: readonly DialogShape[] = ['centre', 'sheet', 'side'];

/** A button for each shape of a dialog, which opens it. */
export function EveryDialog() {
  const [open, setOpen] = useState<DialogShape | null>(null);
  return shapes.map((shape) => (
    <div key={shape}>
      <Button $kind="secondary" onClick={() => setOpen(shape)}>
        Open {shape}
      </Button>
      <Dialog
        open={open === shape}
        onClose={() => setOpen(null)}
        shape={shape}
        title="Your cart"
        footer={<Button $wide>Go to checkout</Button>}
      >
        Two burgers and a shake
      </Dialog>
    </div>
  ));
}
