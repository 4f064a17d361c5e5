import { declineDialog } from '@burger/shared/platform/early-dialog';
import { type EarlyPress, type Held, hideQueued, showQueued } from './queued-press';

type Replay = () => void;

interface Area {
  onQueued: () => void;
  /** Whether the area's code failed to load; clicks elsewhere then do not wait for it. */
  isMissing: boolean;
}

interface Queued {
  pressed: Element;
  area: Element | null;
  held: Held;
  /** Until when later clicks wait for this one, in ms since the page load. */
  waitsUntil: number;
}

const waitMs = 10_000;
const areas = new Map<Element, Area>();
const queue: Queued[] = [];
let isReplaying = false;
let isPumping = false;

// When another version has replaced the clicked element, the element with the same name is clicked instead.
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

/** Sets a field's value without React's value tracking, which would otherwise suppress the change event. */
export function setUnseen(field: TextField, value: string): void {
  const prototype = Object.getPrototypeOf(field) as TextField;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/**
 * Sets a control to its value at the time of a click. Returns a function that sets its current value again;
 * null if both are equal.
 */
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

function drop(one: Queued): void {
  const at = queue.indexOf(one);
  if (at >= 0) queue.splice(at, 1);
}

function nextPress(): Queued | undefined {
  for (const one of queue) {
    const area = one.area && areas.get(one.area);
    if (!area) return one;
    if (!area.isMissing && performance.now() < one.waitsUntil) return undefined;
  }
  return undefined;
}

/** Replays the clicks that can be replayed in sequence, each after React has rendered the previous one. */
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
    // React renders the update of a click in a microtask, so this waits for it.
    await Promise.resolve();
    drop(one);
  }
  isPumping = false;
}

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

export const isAwaited = (target: Node): boolean => areaOf(target) !== null;

export const hasQueue = (): boolean => queue.length > 0;

/** Adds a click to the queue. `button` shows that it waits, unless `dialog` has done so already. */
export function queuePress([pressed, held, dialog]: EarlyPress, button: HTMLElement | null): void {
  // A repeated click of an impatient visitor counts once.
  if (queue.at(-1)?.pressed === pressed) return;
  const area = areaOf(pressed);
  const queued = { pressed, area, held, waitsUntil: performance.now() + waitMs };
  queue.push(queued);
  const early = dialog ?? showQueued(button);
  early?.addEventListener('close', () => {
    if (!queue.includes(queued)) return declineDialog(early);
    drop(queued);
    void pump();
  });
  if (area) areas.get(area)?.onQueued();
  void pump();
  // After this time later clicks no longer wait for this one.
  setTimeout(() => void pump(), waitMs);
}

export function addArea(area: Element, onQueued: () => void): void {
  areas.set(area, { onQueued, isMissing: false });
}

export function endArea(area: Element): void {
  areas.delete(area);
  void pump();
}

export function areaIsMissing(area: Element, isMissing: boolean): void {
  const known = areas.get(area);
  if (known) known.isMissing = isMissing;
  void pump();
}
