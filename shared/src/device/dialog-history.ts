/** What an entry of the history says of dialogs, beside what the router keeps there. */
interface DialogEntry {
  /** How many dialogs stand open one over the other; pages alone say nothing. */
  dialogs?: number;
}

let leaving = false;
const here = (): DialogEntry => (history.state as DialogEntry | null) ?? {};

/** How many dialogs the present entry of the history stands for. */
export const dialogsHere = (): number => here().dialogs ?? 0;

/** Whether the way back from an entry has been asked for and is not gone yet. */
export const isLeavingDialogs = (): boolean => leaving;

/** Makes an entry of the history for a dialog that was opened. Coming back from it moves nothing on the page, which was in sight all the time. */
export function enterDialog(): void {
  history.scrollRestoration = 'manual';
  history.pushState({ ...here(), dialogs: dialogsHere() + 1 }, '');
  history.scrollRestoration = 'auto';
}

/** Goes back over so many dialogs. The shell alone does, for all: it knows whether a way back has been asked for. */
export function leaveDialogs(count: number): void {
  leaving = true;
  const arrive = () => {
    leaving = false;
  };
  // Before all others hear of it.
  window.addEventListener('popstate', arrive, { once: true, capture: true });
  history.go(-count);
}

/** Runs once the step back that closing dialogs take is gone; at once where none stands in the history. */
export function afterDialogs(then: () => void): void {
  if (dialogsHere() > 0) window.addEventListener('popstate', then, { once: true });
  else then();
}
