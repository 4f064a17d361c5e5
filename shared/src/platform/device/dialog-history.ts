/** Our part of `history.state`, in addition to the router's. */
interface DialogEntry {
  /** Number of open dialogs on top of each other; missing if none is open. */
  dialogs?: number;
}

let leaving = false;
const here = (): DialogEntry => (history.state as DialogEntry | null) ?? {};

export const dialogsHere = (): number => here().dialogs ?? 0;

/** Returns whether `history.go` was called to close dialogs and its popstate event has not yet fired. */
export const isLeavingDialogs = (): boolean => leaving;

/** Pushes a history entry for an opened dialog. Going back from it must not scroll the page behind. */
export function enterDialog(): void {
  history.scrollRestoration = 'manual';
  history.pushState({ ...here(), dialogs: dialogsHere() + 1 }, '');
  history.scrollRestoration = 'auto';
}

/**
 * Goes back in history past this many dialogs. Only the shell may call this, because two calls at the same
 * time would go back too far.
 */
export function leaveDialogs(count: number): void {
  leaving = true;
  const arrive = () => {
    leaving = false;
  };
  // In the capture phase, so that other listeners already see the flag cleared.
  window.addEventListener('popstate', arrive, { once: true, capture: true });
  history.go(-count);
}

/** Calls back after the history entries of dialogs are gone; immediately if there are none. */
export function afterDialogs(then: () => void): void {
  if (dialogsHere() > 0) window.addEventListener('popstate', then, { once: true });
  else then();
}
