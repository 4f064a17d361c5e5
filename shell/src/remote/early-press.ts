export type Replay = () => void;

// Kept there by the first script of the page, see `startPage`.
const name = Symbol.for('burger.early-press@1');

/** What a press or a sent form asks for; links are left to the browser, which needs no code for them. */
export function meantBy(pressed: Element): Replay | null {
  if (pressed instanceof HTMLFormElement) {
    return () => pressed.isConnected && pressed.requestSubmit();
  }
  const button = pressed.closest('button');
  if (!button || button.type === 'submit') return null;
  return () => button.isConnected && button.click();
}

/** Takes what was pressed or sent within an area before the shell was there; null when there is nothing of the kind. */
export function takeEarlyPress(area: Element | null): Replay | null {
  const pressed: unknown = Reflect.get(globalThis, name);
  if (!(pressed instanceof Element) || !area?.contains(pressed)) return null;
  Reflect.deleteProperty(globalThis, name);
  return meantBy(pressed);
}
