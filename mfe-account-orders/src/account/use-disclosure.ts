import { useEffect, useRef, useState } from 'react';

/**
 * A panel below a button: Escape closes it and gives the focus back, a press or a focus elsewhere closes it.
 * `box` goes around both, `button` on the button.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', elsewhere, { signal: stop.signal });
    document.addEventListener('focusin', elsewhere, { signal: stop.signal });
    document.addEventListener('keydown', escape, { signal: stop.signal });
    return () => stop.abort();
  }, [open]);

  /** Closes after a choice; the focus returns to the button, from where it came. */
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return { open, box, button, close, toggle: () => setOpen(!open) };
}
