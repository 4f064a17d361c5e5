import { keptKeys } from '@burger/shared/storage';

/** Empties what this site keeps in the browser, but for the language. */
export function emptyStorage(): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open();
      for (const key of Object.keys(storage)) {
        if (key !== keptKeys.language) storage.removeItem(key);
      }
    } catch {
      // Where nothing can be stored there is nothing.
    }
  }
}
