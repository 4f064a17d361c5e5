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
import {
  earlyPresses,
  heldNow,
  hideEventsBeforeClick,
  leadsAway,
  queuedPressName,
  showQueued,
} from './queued-press';
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

/**
 * Dispatches change events for input before hydration, because React did not see it. The browser has kept the
 * values.
 */
export function replayChanges(area: Element): void {
  // All values are read first: a listener may rerender the other controls with its own values.
  const changes = [...area.querySelectorAll('input, textarea, select')].map(changeOf);
  for (const tell of changes) tell?.();
}

const buttonOf = (target: Element) => {
  const button = target.closest('button');
  const sends = button?.type === 'submit' && button.form;
  return button && !button.disabled && !sends ? button : null;
};

function queueInput(event: Event): void {
  const { target } = event;
  // A prevented click was a click on Add that the inline page script has handled.
  if (event.defaultPrevented) return;
  if (!(target instanceof Element) || !hasToWait(target)) return;
  if (event.type === 'submit') {
    // Without the part's code the browser would submit the form to its URL.
    event.preventDefault();
    event.stopImmediatePropagation();
    queuePress([target, heldNow(document)], (event as SubmitEvent).submitter);
    return;
  }
  const link = target.closest('a');
  // A link works without code, but following it would lose the queued clicks.
  const next = leadsAway(link, event) ? link : null;
  if (next?.hash === '' && !hasQueue()) showQueued(next);
  const away = hasQueue() ? next : null;
  const pressed = buttonOf(target) ?? away;
  if (!pressed) return;
  if (away) event.preventDefault();
  if (!isAwaited(target)) event.stopImmediatePropagation();
  queuePress([pressed, heldNow(document)], pressed);
}

/**
 * Takes over the queue of clicks for the shell and its remotes, starting with those that the inline page
 * script stored.
 */
export function takeEarlyPresses(): () => void {
  const early = earlyPresses();
  Reflect.set(globalThis, queuedPressName, null);
  for (const press of early) queuePress(press, null);
  const listening = new AbortController();
  // In the capture phase on the window, because React stops events at the root that it cannot handle yet.
  const listen = { capture: true, signal: listening.signal };
  window.addEventListener('click', queueInput, listen);
  window.addEventListener('submit', queueInput, listen);
  hideEventsBeforeClick(window, (target) => target instanceof Node && isAwaited(target), listen);
  return () => listening.abort();
}

/** Queues clicks in `area` while its code is loading. `replay` restores the input and replays the clicks. */
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
    // The input is restored before the clicks are replayed, in the sequence in which the visitor made them.
    endArea(area.current);
    setQueued(false);
  }, []);
  const missing = useCallback((isMissing: boolean) => {
    if (area.current) areaIsMissing(area.current, isMissing);
  }, []);
  return { area, isQueued, replay, missing };
}
