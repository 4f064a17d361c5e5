/**
 * Marks the template of a dialog whose code loads later. It stands right after the button that opens the dialog, and
 * contains one `dialog` element. The version rises when that changes, because remotes are deployed apart from the shell.
 */
export const earlyDialog = { 'data-early-dialog': '1' } as const;

// React renders all dialogs inside the page's root.
const opened = 'body > dialog';

export interface Early extends HTMLDialogElement {
  /** The button that opened it. A property, because several bundles of the page need it. */
  openedBy?: HTMLElement;
}

/** Returns the open early dialog, if there is one. */
export const findEarlyDialog = (): Early | null => document.querySelector<Early>(opened);

/**
 * Shows the prerendered frame of the dialog that a button opens, until the dialog's code has loaded. Returns it, or null
 * if the button has none.
 */
export function openEarlyDialog(button: HTMLElement): HTMLDialogElement | null {
  const template = button.nextElementSibling;
  if (!template?.matches('[data-early-dialog="1"]')) return null;
  // Empty when the browser has rendered the template.
  const frame = (template as HTMLTemplateElement).content.firstElementChild as Early | null;
  if (!frame) return null;
  const dialog = frame.cloneNode(true) as Early;
  dialog.openedBy = button;
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Closes the early dialog on a click on its buttons, links and backdrop. No other listener receives such a click. */
export function closeOnClick(event: Event): void {
  const target = event.target as Element;
  const dialog = target.closest<HTMLDialogElement>(opened);
  if (!dialog) return;
  event.stopImmediatePropagation();
  if (target === dialog || target.closest('button, a')) dialog.close();
}

export const closeEarlyDialog = (): void => findEarlyDialog()?.close();

/**
 * Removes the early dialog of a remote whose code cannot be loaded; `isPage`: the remote renders the page and not a part
 * of the header. The press that opened the dialog stays queued.
 */
export function removeEarlyDialog(remote: string, isPage: boolean): void {
  const dialog = findEarlyDialog();
  const part = dialog?.openedBy?.closest<HTMLElement>('[data-of]');
  if (!dialog || (part ? part.dataset['of'] !== remote : !isPage)) return;
  dialog.remove();
  dialog.openedBy?.focus({ preventScroll: true });
}

const declined = /* #__PURE__ */ new Set<string | null>();

/**
 * Call when the visitor closes an early dialog whose own dialog has been requested: that one closes as soon as it opens,
 * unless the button is pressed again before.
 */
export function declineDialog({ ariaLabel, openedBy }: Early): void {
  declined.add(ariaLabel);
  openedBy?.addEventListener('click', () => declined.delete(ariaLabel), { once: true });
}

const titleOf = (dialog: Element) => dialog.querySelector('h2')?.textContent ?? '';

/** Removes the early dialog once the dialog's code has opened its own, which then does not slide in again. */
export function replaceEarlyDialog(): void {
  const own = [...document.querySelectorAll<HTMLDialogElement>(`dialog[open]:not(${opened})`)];
  own.find((dialog) => declined.delete(titleOf(dialog)))?.close();
  const early = findEarlyDialog();
  if (early && own[0]) replace(early, own[0]);
}

function replace(early: Early, own: HTMLDialogElement): void {
  // Its own early dialog had the focus before.
  const { openedBy } = early;
  own.addEventListener(
    'close',
    () => {
      if (document.activeElement === document.body) openedBy?.focus({ preventScroll: true });
    },
    { once: true },
  );
  early.remove();
  for (const animation of own.getAnimations({ subtree: true })) {
    if ((animation.effect as KeyframeEffect).target === own) animation.finish();
  }
}
