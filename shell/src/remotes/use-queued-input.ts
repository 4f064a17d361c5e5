import { queuedPressName, showQueued } from './queued-press';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

type Replay = () => void;

// Where another version has taken the place of what was pressed, the button of that name is meant.
const likeOf = ({ ariaLabel, textContent }: HTMLButtonElement, area: Element | null) =>
  [...(area?.querySelectorAll('button') ?? [])].find((one) =>
    ariaLabel ? one.ariaLabel === ariaLabel : one.textContent === textContent,
  );

/** What a press asks for; links are left to the browser, which needs no code for them, and forms are sent by `sending`. */
export function pressing(pressed: Element, area: Element | null): Replay | null {
  const button = pressed.closest('button');
  if (!button || button.type === 'submit') return null;
  return () => (button.isConnected ? button : likeOf(button, area))?.click();
}

const sending =
  (form: HTMLFormElement): Replay =>
  () =>
    form.isConnected && form.requestSubmit();

/** Takes what was pressed or sent within an area before the shell was there; null when there is nothing of the kind. */
export function takeQueuedPress(area: Element | null): Replay | null {
  const pressed: unknown = Reflect.get(globalThis, queuedPressName);
  if (!(pressed instanceof Element) || !area?.contains(pressed)) return null;
  Reflect.deleteProperty(globalThis, queuedPressName);
  return pressed instanceof HTMLFormElement ? sending(pressed) : pressing(pressed, area);
}

/** From here on the shell answers, or queues for its remotes: the first script keeps no press any more. */
export const endEarlyPresses = (): void => void Reflect.set(globalThis, queuedPressName, null);

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Sets a value behind the back of React, which would otherwise take it for one that it has seen. */
function setUnseen(field: TextField, value: string): void {
  const prototype = Object.getPrototypeOf(field) as TextField;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

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

function pressOf(event: Event, area: Element): Replay | null {
  if (event.type !== 'submit') return pressing(event.target as Element, area);
  // Without its code the form would send what was typed to the address bar.
  event.preventDefault();
  return sending(event.target as HTMLFormElement);
}

/** Queues the last press within `area`, whose code is on its way; `replay` tells what was typed there, and does it. */
export function useQueuedInput(): {
  area: RefObject<HTMLDivElement | null>;
  isQueued: boolean;
  replay: Replay;
} {
  const area = useRef<HTMLDivElement>(null);
  const queued = useRef<Replay | null>(null);
  const [isQueued, setQueued] = useState(false);
  const letGo = useRef<Replay>(() => undefined);

  useEffect(() => {
    const listening = new AbortController();
    letGo.current = () => listening.abort();
    queued.current = takeQueuedPress(area.current);
    setQueued(queued.current !== null);
    const queue = (event: Event) => {
      if (!area.current?.contains(event.target as Node)) return;
      const press = pressOf(event, area.current);
      if (!press) return;
      queued.current = press;
      setQueued(true);
      const { submitter } = event as SubmitEvent;
      showQueued(submitter ?? (event.target as Element).closest('button'), area.current);
    };
    // On the window: React stops what it cannot answer yet at the root of the page.
    const listen = { capture: true, signal: listening.signal };
    window.addEventListener('click', queue, listen);
    window.addEventListener('submit', queue, listen);
    return () => listening.abort();
  }, []);

  const replay = useCallback(() => {
    letGo.current();
    if (area.current) {
      showQueued(null, area.current);
      replayChanges(area.current);
    }
    // After what was typed has been taken in.
    if (queued.current) queueMicrotask(queued.current);
    queued.current = null;
    setQueued(false);
  }, []);
  return { area, isQueued, replay };
}
