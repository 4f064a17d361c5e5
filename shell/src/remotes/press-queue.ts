import { type EarlyPress, type Held, hideQueued, showQueued } from './queued-press';

type Replay = () => void;

/** A part of the page whose code is on its way. */
interface Area {
  onQueued: () => void;
  /** Its code cannot be had just now: what was pressed elsewhere does not wait for it. */
  isMissing: boolean;
}

interface Queued {
  pressed: Element;
  area: Element | null;
  held: Held;
  /** Until then (ms of the page) what was pressed after it waits for it. */
  waitsUntil: number;
}

const waitMs = 10_000;
const areas = new Map<Element, Area>();
const queue: Queued[] = [];
let isReplaying = false;
let isPumping = false;

// Where another version has taken the place of what was pressed, the button of that name is meant.
const likeOf = ({ ariaLabel, textContent }: Element, area: Element | null) =>
  [...(area?.querySelectorAll<HTMLElement>('button, a') ?? [])].find((one) =>
    ariaLabel ? one.ariaLabel === ariaLabel : one.textContent === textContent,
  );

function repeatPress(pressed: Element, area: Element | null): void {
  if (pressed instanceof HTMLFormElement) {
    if (pressed.isConnected) pressed.requestSubmit();
    return;
  }
  const there = pressed.isConnected ? (pressed as HTMLElement) : likeOf(pressed, area);
  there?.click();
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Sets a value behind the back of React, which would otherwise take it for one that it has seen. */
export function setUnseen(field: TextField, value: string): void {
  const prototype = Object.getPrototypeOf(field) as TextField;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Puts into a control what it held at a press; answers how to put back what it holds now, or null where that is the same. */
function hold([element, value, checked]: Held[number]): Replay | null {
  const control = element as HTMLInputElement;
  if (!control.isConnected) return null;
  const before: Held[number] = [control, control.value, control.checked];
  if (['checkbox', 'radio'].includes(control.type)) {
    if (control.checked === checked || (control.type === 'radio' && !checked)) return null;
    control.click();
  } else {
    if (control.value === value) return null;
    const isList = control.tagName === 'SELECT';
    if (isList) control.value = value;
    else setUnseen(control, value);
    control.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
  }
  return () => void hold(before);
}

/** The first press that may be done now: all before it have been done, or will not be for a while. */
function nextPress(): Queued | undefined {
  for (const one of queue) {
    const area = one.area && areas.get(one.area);
    if (!area) return one;
    if (!area.isMissing && performance.now() < one.waitsUntil) return undefined;
  }
  return undefined;
}

/** Does what can be done, one press after the other, each once the page shows what came of the one before. */
async function pump(): Promise<void> {
  if (isPumping) return;
  isPumping = true;
  await Promise.resolve();
  for (let one = nextPress(); one; one = nextPress()) {
    hideQueued(one.pressed);
    isReplaying = true;
    const undo = one.held.filter(([control]) => !one.area || one.area.contains(control)).map(hold);
    await Promise.resolve();
    repeatPress(one.pressed, one.area);
    for (const putBack of undo) putBack?.();
    isReplaying = false;
    // React draws what came of a press in a microtask of its own.
    await Promise.resolve();
    queue.splice(queue.indexOf(one), 1);
  }
  isPumping = false;
}

/** Whether what is pressed now has to wait: its own code, or what was pressed before it, is not there yet. */
export function hasToWait(target: Node): boolean {
  if (isReplaying) return false;
  const isBlocked = queue.some(
    ({ area, waitsUntil }) =>
      !(area && areas.get(area)?.isMissing) && performance.now() < waitsUntil,
  );
  return isBlocked || areaOf(target) !== null;
}

const areaOf = (target: Node): Element | null =>
  [...areas.keys()].find((area) => area.contains(target)) ?? null;

/** Whether it stands in a part whose own code is on its way. */
export const isAwaited = (target: Node): boolean => areaOf(target) !== null;

export const hasQueue = (): boolean => queue.length > 0;

export function queuePress([pressed, held]: EarlyPress, button: Element | null): void {
  // Pressed once more by who is in a hurry.
  if (queue.at(-1)?.pressed === pressed) return;
  const area = areaOf(pressed);
  queue.push({ pressed, area, held, waitsUntil: performance.now() + waitMs });
  showQueued(button);
  if (area) areas.get(area)?.onQueued();
  void pump();
  // What waits behind it goes on then.
  setTimeout(() => void pump(), waitMs);
}

export function addArea(area: Element, onQueued: () => void): void {
  areas.set(area, { onQueued, isMissing: false });
}

/** Its code is there, or the part has left the page. */
export function endArea(area: Element): void {
  areas.delete(area);
  void pump();
}

export function areaIsMissing(area: Element, isMissing: boolean): void {
  const known = areas.get(area);
  if (known) known.isMissing = isMissing;
  void pump();
}
