import { noRecords, readRecords, type Records } from './records';

const key = 'burger.architecture';

let text: string | null = null;
let records = noRecords;

/** Returns what all tabs have recorded: the same object until something changes. */
export function storedRecords(): Records {
  const now = localStorage.getItem(key);
  if (now !== text) [text, records] = [now, readRecords(now)];
  return records;
}

/** Replaces the records by `change` of them. */
export function updateRecords(change: (before: Records) => Records): void {
  localStorage.setItem(key, JSON.stringify(change(storedRecords())));
  for (const tell of [...listeners]) tell();
}

const listeners = new Set<() => void>();

/** Calls `tell` when this or another tab records something. Returns a function that ends this. */
export function onRecords(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
