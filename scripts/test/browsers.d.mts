/** A browser of the system or Playwright's own, or undefined when neither is there. */
export function browserPath(): string | undefined;
/** What opens a page with the least beside it: the browser without a window, or the whole one where there is no other. */
export function shellPath(): string | undefined;
export function ensureBrowser(): Promise<void>;
/** Which an engine can be had as on this machine: Playwright's own, or installed by the system; null: as neither. */
export function engineHere(name: 'firefox' | 'webkit'): 'own' | 'installed' | null;
