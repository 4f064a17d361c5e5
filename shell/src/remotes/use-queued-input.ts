import {
  addArea,
  areaIsMissing,
  endArea,
  hasQueue,
  hasToWait,
  isAwaited,
  queuePress,
  setUnseen,
} from './press-queue';
import { earlyPresses, heldNow, leadsAway, queuedPressName } from './queued-press';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

type Replay = () => void;

type TextField = HTMLInputElement | HTMLTextAreaElement;

function typed(field: TextField): Replay | null {
  const { value, defaultValue } = field;
  if (value === defaultValue) return null;
  return () => {
    field.value = defaultValue;
    setUnseen(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function ticked(box: HTMLInputElement): Replay | null {
  const { checked, defaultChecked, type } = box;
  if (checked === defaultChecked || (type === 'radio' && !checked)) return null;
  return () => {
    box.checked = !checked;
    box.click();
  };
}

function chosen(list: HTMLSelectElement): Replay | null {
  const { selectedIndex } = list;
  const first = [...list.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (selectedIndex === Math.max(first, 0)) return null;
  return () => {
    list.selectedIndex = selectedIndex;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function changeOf(control: Element): Replay | null {
  if (control instanceof HTMLSelectElement) return chosen(control);
  if (control instanceof HTMLTextAreaElement) return typed(control);
  if (!(control instanceof HTMLInputElement)) return null;
  return ['checkbox', 'radio'].includes(control.type) ? ticked(control) : typed(control);
}

/** Tells the code of an area what was typed, ticked and chosen there before it came: the browser has kept all of it. */
export function replayChanges(area: Element): void {
  // All are read before the first is told: whoever hears of one draws the others as it knows them.
  const changes = [...area.querySelectorAll('input, textarea, select')].map(changeOf);
  for (const tell of changes) tell?.();
}

const buttonOf = (target: Element) => {
  const button = target.closest('button');
  const sends = button?.type === 'submit' && button.form;
  return button && !button.disabled && !sends ? button : null;
};

/** Queues a press or a form that has to wait for code, or for what was pressed before it. */
function queueInput(event: Event): void {
  const { target } = event;
  if (!(target instanceof Element) || !hasToWait(target)) return;
  if (event.type === 'submit') {
    // Without its code the form would send what was typed to the address bar.
    event.preventDefault();
    event.stopImmediatePropagation();
    queuePress([target, heldNow(document)], (event as SubmitEvent).submitter);
    return;
  }
  const link = target.closest('a');
  // Links need no code, but would leave behind what waits.
  const away = hasQueue() && leadsAway(link, event) ? link : null;
  const pressed = buttonOf(target) ?? away;
  if (!pressed) return;
  if (away) event.preventDefault();
  if (!isAwaited(target)) event.stopImmediatePropagation();
  queuePress([pressed, heldNow(document)], pressed);
}

/** From here on the shell queues, for itself and its remotes; what the first script kept comes first. */
export function takeEarlyPresses(): () => void {
  const early = earlyPresses();
  Reflect.set(globalThis, queuedPressName, null);
  for (const [pressed, held] of early) queuePress([pressed, held], null);
  const listening = new AbortController();
  // On the window: React stops what it cannot answer yet at the root of the page.
  const listen = { capture: true, signal: listening.signal };
  window.addEventListener('click', queueInput, listen);
  window.addEventListener('submit', queueInput, listen);
  return () => listening.abort();
}

/** Keeps what is pressed within `area`, whose code is on its way; `replay` tells what was typed there, and does it all. */
export function useQueuedInput(): {
  area: RefObject<HTMLDivElement | null>;
  isQueued: boolean;
  replay: Replay;
  missing: (isMissing: boolean) => void;
} {
  const area = useRef<HTMLDivElement>(null);
  const [isQueued, setQueued] = useState(false);

  useEffect(() => {
    const part = area.current;
    if (!part) return;
    addArea(part, () => setQueued(true));
    return () => endArea(part);
  }, []);

  const replay = useCallback(() => {
    if (!area.current) return;
    replayChanges(area.current);
    // After what was typed has been taken in.
    endArea(area.current);
    setQueued(false);
  }, []);
  const missing = useCallback((isMissing: boolean) => {
    if (area.current) areaIsMissing(area.current, isMissing);
  }, []);
  return { area, isQueued, replay, missing };
}
