import { useEffect } from 'react';

const touches = ['pointerdown', 'keydown'] as const;

/** Calls back at the first sign that somebody is at work on the page. */
export function useFirstTouch(touched: () => void): void {
  useEffect(() => {
    const end = () => touches.forEach((kind) => document.removeEventListener(kind, once, true));
    const once = () => {
      end();
      touched();
    };
    for (const kind of touches) document.addEventListener(kind, once, true);
    return end;
  }, [touched]);
}
