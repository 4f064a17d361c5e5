import { dialogsHere, enterDialog, isLeavingDialogs, leaveDialogs } from '@burger/shared/ui';

// What the address names has an entry of its own already.
const modal = 'dialog[open]:not([data-address])';

/**
 * Gives each open dialog an entry of the history: back closes the topmost one, and one that closes otherwise takes its
 * entry away. Entries without their dialog (after a reload or a step forward) are left at once. Returns an end.
 */
export function keepDialogsInHistory(): () => void {
  let opened: HTMLDialogElement[] = [];
  /** The step back that comes next is the one asked for here. */
  let asked = false;

  const settle = () => {
    // It is settled again where that leads.
    if (isLeavingDialogs()) return;
    while (dialogsHere() < opened.length) enterDialog();
    const closed = dialogsHere() - opened.length;
    if (closed <= 0) return;
    asked = true;
    leaveDialogs(closed);
  };
  const observer = new MutationObserver(() => {
    const open = [...document.querySelectorAll<HTMLDialogElement>(modal)];
    const before = opened.filter((dialog) => open.includes(dialog));
    opened = [...before, ...open.filter((dialog) => !before.includes(dialog))];
    watch();
    settle();
  });
  // An open dialog may also go with the part of the page that it stands in.
  const watch = () =>
    observer.observe(document, {
      subtree: true,
      attributeFilter: ['open'],
      childList: opened.length > 0,
    });
  const come = () => {
    if (dialogsHere() === 0) history.scrollRestoration = 'auto';
    // What was opened while that was on its way stays.
    if (!asked) for (const dialog of opened.splice(dialogsHere())) dialog.close();
    asked = false;
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
