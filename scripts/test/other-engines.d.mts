/** Which an engine can be had as on this machine: Playwright's own, or installed by the system; null: as neither. */
export function engineHere(name: 'firefox' | 'webkit'): 'own' | 'installed' | null;
