import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { tellChanges } from './tell-changes';

type Replay = () => void;

/** What was pressed or sent before the shell was there, see `startPage`. */
const earlyPress = (): Element | undefined =>
  Reflect.get(globalThis, Symbol.for('burger.early-press@1'));

/** What a press asks for, once the code behind it is there; links are left to the browser, which needs no code for them. */
function meantBy(pressed: Element): Replay | null {
  if (pressed instanceof HTMLFormElement) {
    return () => pressed.isConnected && pressed.requestSubmit();
  }
  const button = pressed.closest('button');
  if (!button || button.type === 'submit') return null;
  return () => button.isConnected && button.click();
}

function meant(event: Event): Replay | null {
  if (event.type !== 'submit') return meantBy(event.target as Element);
  // Without its code the form would send what was typed to the address bar.
  event.preventDefault();
  return meantBy(event.target as HTMLFormElement);
}

/**
 * Keeps the last press on HTML whose code is still on its way. Put `area` around that HTML and call `replay` when
 * it answers: the code learns what was typed there, and the press is done, as if both had come a moment later.
 */
export function useKeptPresses(): { area: RefObject<HTMLDivElement | null>; replay: Replay } {
  const area = useRef<HTMLDivElement>(null);
  const kept = useRef<Replay | null>(null);
  const letGo = useRef<Replay>(() => undefined);

  useEffect(() => {
    const listening = new AbortController();
    letGo.current = () => listening.abort();
    const early = earlyPress();
    if (early && area.current?.contains(early)) kept.current = meantBy(early);
    const keep = (event: Event) => {
      if (area.current?.contains(event.target as Node)) kept.current = meant(event) ?? kept.current;
    };
    // On the window: React stops what it cannot answer yet at the root of the page.
    const listen = { capture: true, signal: listening.signal };
    window.addEventListener('click', keep, listen);
    window.addEventListener('submit', keep, listen);
    return () => listening.abort();
  }, []);

  const replay = useCallback(() => {
    letGo.current();
    if (area.current) tellChanges(area.current);
    // After what was typed has been taken in.
    const press = kept.current;
    if (press) queueMicrotask(press);
    kept.current = null;
  }, []);
  return { area, replay };
}
