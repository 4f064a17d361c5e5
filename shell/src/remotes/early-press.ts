export type Replay = () => void;

/** Kept there by the first script of the page, see `startPage`. */
export const earlyPressName = Symbol.for('burger.early-press@1');

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

/** What a sent form asks for. */
export const sending =
  (form: HTMLFormElement): Replay =>
  () =>
    form.isConnected && form.requestSubmit();

/** Takes what was pressed or sent within an area before the shell was there; null when there is nothing of the kind. */
export function takeEarlyPress(area: Element | null): Replay | null {
  const pressed: unknown = Reflect.get(globalThis, earlyPressName);
  if (!(pressed instanceof Element) || !area?.contains(pressed)) return null;
  Reflect.deleteProperty(globalThis, earlyPressName);
  return pressed instanceof HTMLFormElement ? sending(pressed) : pressing(pressed, area);
}
