import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { pressing, sending, takeEarlyPress, type Replay } from './early-press';
import { tellChanges } from './queued-input';

function meant(event: Event, area: Element): Replay | null {
  if (event.type !== 'submit') return pressing(event.target as Element, area);
  // Without its code the form would send what was typed to the address bar.
  event.preventDefault();
  return sending(event.target as HTMLFormElement);
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
    kept.current = takeEarlyPress(area.current);
    const keep = (event: Event) => {
      if (!area.current?.contains(event.target as Node)) return;
      kept.current = meant(event, area.current) ?? kept.current;
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
