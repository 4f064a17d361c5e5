import { openEarlyDialog } from '@burger/shared/platform/early-dialog';

/** The global in which the inline page script stores clicks; `null` once the shell has loaded. */
export const queuedPressName = Symbol.for('burger.early-press@1');

export type Held = [control: Element, value: string, checked: boolean | undefined][];

/** `dialog` is the early dialog that the press has opened. Closing it takes the press back. */
export type EarlyPress = [pressed: Element, held: Held, dialog?: HTMLDialogElement | null];

export const earlyPresses = (): EarlyPress[] => {
  const stored = Reflect.get(globalThis, queuedPressName) as EarlyPress[] | null | undefined;
  return (stored ?? []).filter(([, , dialog]) => dialog?.open !== false);
};

export const heldNow = (page: ParentNode): Held =>
  [...page.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((control) => [
    control,
    control.value,
    control.checked,
  ]);

const id = 'queued-press';

/**
 * Shows that a click waits for code or for the next page: opens the button's early dialog, which it returns, or else dims
 * the element for ten seconds at most. By animation, because hydration reports attributes that it does not know.
 */
export function showQueued(pressed: HTMLElement | null): HTMLDialogElement | null {
  const dialog = pressed && openEarlyDialog(pressed);
  if (pressed && !dialog) {
    const dimmed = pressed.animate({ opacity: [0.55, 0.55] }, { id, duration: 10_000 });
    // On Back, the browser may show this page again as it was left.
    window.onpagehide = () => dimmed.cancel();
  }
  return dialog;
}

export function hideQueued(button: Element | null): void {
  for (const visible of button?.getAnimations() ?? []) if (visible.id === id) visible.cancel();
}

/** Returns whether a click on a link opens another page in this window, which would lose the queued clicks. */
export function leadsAway(link: HTMLAnchorElement | null, event: Event): link is HTMLAnchorElement {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  const isOther = button || metaKey || ctrlKey || shiftKey || altKey;
  return !!link && !isOther && /^http/.test(link.protocol) && !link.target && !link.download;
}

const kinds =
  'pointerdown touchstart mousedown pointerup touchend mouseup pointercancel touchcancel';

/**
 * Hides from React the events of a press that precede its click, if `isWaiting` for their target. React would hydrate
 * the part of the page at once for each of them, which delays the response to the click.
 */
export function hideEventsBeforeClick(
  from: Window | Document,
  isWaiting: (target: EventTarget | null) => boolean,
  options: AddEventListenerOptions,
): void {
  const hide = (event: Event) => isWaiting(event.target) && event.stopPropagation();
  for (const kind of kinds.split(' ')) from.addEventListener(kind, hide, options);
}
