import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the list (focusable) if a change removes the focused element, also after a sheet closes. */
export function useRestoredFocus(list: RefObject<HTMLElement | null>, change: unknown): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const own = list.current;
    const remember = ({ target }: FocusEvent) => (last.current = target);
    own?.addEventListener('focusin', remember);
    return () => own?.removeEventListener('focusin', remember);
  }, [list]);

  useEffect(() => {
    if (!(last.current instanceof Element) || last.current.isConnected) return;
    const keep = () => {
      if (document.activeElement === document.body) list.current?.focus();
    };
    keep();
    const sheet = document.activeElement?.closest('dialog');
    if (!sheet || sheet.contains(list.current)) return;
    sheet.addEventListener('close', keep, { once: true });
    return () => sheet.removeEventListener('close', keep);
  }, [list, change]);
}
