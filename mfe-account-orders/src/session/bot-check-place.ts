/**
 * A place for the invisible bot check. Its picture puzzle, where it comes to that, is put at the end of the page
 * by the provider's script, and a modal dialog would make it unreachable: while a puzzle shows, the dialog steps aside.
 */
export function besideDialogs(): { element: HTMLElement; remove: () => void } {
  const element = document.createElement('div');
  document.body.append(element);
  let aside: HTMLDialogElement | null = null;

  // A dialog that is closed and opened again by us was not closed by the customer.
  const hush = (event: Event) => {
    if (event.target === aside) event.stopImmediatePropagation();
  };
  const stepAside = () => {
    aside = document.querySelector('dialog:modal');
    aside?.close();
  };
  const comeBack = () => {
    aside?.showModal();
    aside = null;
  };

  const follow = new MutationObserver(() => {
    const puzzle = document.querySelector<HTMLElement>(
      'iframe[src*="/recaptcha/"][src*="/bframe"]',
    );
    const shown = puzzle !== null && getComputedStyle(puzzle).visibility === 'visible';
    if (shown && !aside) stepAside();
    if (!shown && aside) comeBack();
  });
  window.addEventListener('close', hush, { capture: true });
  follow.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] });

  return {
    element,
    remove: () => {
      follow.disconnect();
      comeBack();
      window.removeEventListener('close', hush, { capture: true });
      element.remove();
    },
  };
}
