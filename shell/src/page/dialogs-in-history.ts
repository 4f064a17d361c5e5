import {
  dialogsHere,
  enterDialog,
  isLeavingDialogs,
  leaveDialogs,
} from '@burger/shared/platform/device';
import { replaceEarlyDialog } from '@burger/shared/platform/early-dialog';

// Dialogs with an address of their own already have a history entry.
const modal = 'dialog[open]:not([data-address])';

/**
 * Gives each open dialog a history entry, so that Back closes it. A dialog closed otherwise removes its
 * entry. Entries whose dialog is gone after a reload are skipped. Returns a function that stops this.
 */
export function keepDialogsInHistory(): () => void {
  let opened: HTMLDialogElement[] = [...document.querySelectorAll<HTMLDialogElement>(modal)];
  /** Whether this code, not the visitor's Back, caused the next popstate event. */
  let requested = false;

  const settle = () => {
    // A history step is pending; its popstate event calls this function again.
    if (isLeavingDialogs()) return;
    while (dialogsHere() < opened.length) enterDialog();
    const closed = dialogsHere() - opened.length;
    if (closed <= 0) return;
    requested = true;
    leaveDialogs(closed);
  };
  const observer = new MutationObserver(() => {
    replaceEarlyDialog();
    const open = [...document.querySelectorAll<HTMLDialogElement>(modal)];
    const before = opened.filter((dialog) => open.includes(dialog));
    opened = [...before, ...open.filter((dialog) => !before.includes(dialog))];
    watch();
    settle();
  });
  // Observed in the DOM, because an open dialog may also unmount with its part of the page.
  const watch = () =>
    observer.observe(document, {
      subtree: true,
      attributeFilter: ['open'],
      childList: opened.length > 0,
    });
  const come = () => {
    if (dialogsHere() === 0) history.scrollRestoration = 'auto';
    // After Back the dialogs whose entries are gone are closed. Dialogs opened during our own step stay open.
    if (!requested) for (const dialog of opened.splice(dialogsHere())) dialog.close();
    requested = false;
    settle();
  };

  watch();
  come();
  window.addEventListener('popstate', come);
  return () => {
    observer.disconnect();
    window.removeEventListener('popstate', come);
  };
}
