import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls `restore` once with what the visitor entered into a prerendered form before its code had loaded. The
 * browser has kept it, but React did not see it.
 */
export function useEarlyInput(
  restore: (entered: (name: string) => string) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const data = new FormData(form.current ?? undefined);
    restore((name) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    });
  }, [restore]);
  return form;
}
