/** Where the first script of the page keeps what was pressed before the shell was there; `null` once the shell is. */
export const queuedPressName = Symbol.for('burger.early-press@1');

/** What the controls of the page held at a press: value, and whether it was ticked. */
export type Held = [control: Element, value: string, checked: boolean | undefined][];

/** A press that waits for code: what was pressed or sent, and what had been typed by then. */
export type EarlyPress = [pressed: Element, held: Held];

/** The presses that the first script kept, in their order. */
export const earlyPresses = (): EarlyPress[] =>
  (Reflect.get(globalThis, queuedPressName) as EarlyPress[] | null | undefined) ?? [];

export const heldNow = (page: ParentNode): Held =>
  [...page.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((control) => [
    control,
    control.value,
    control.checked,
  ]);

const id = 'queued-press';

/**
 * Dims a button whose press waits for code, for ten seconds at most: by then something is wrong, and another press may
 * help. An animation, as React would find an attribute that it did not write.
 */
export function showQueued(button: Element | null): void {
  button?.animate({ opacity: [0.55, 0.55] }, { id, duration: 10_000 });
}

export function hideQueued(button: Element | null): void {
  for (const shown of button?.getAnimations() ?? []) if (shown.id === id) shown.cancel();
}

/** Whether a press of a link leads to another page in this window, and so would lose what waits on this one. */
export function leadsAway(link: HTMLAnchorElement | null, event: Event): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  const isOther = button || metaKey || ctrlKey || shiftKey || altKey;
  return !!link && !isOther && /^http/.test(link.protocol) && !link.target && !link.download;
}
