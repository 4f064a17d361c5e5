import { storageKeys } from '@burger/shared/storage';

/** Empties what this site keeps in the browser, but for the language. */
export function emptyStorage(): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open();
      for (const key of Object.keys(storage)) {
        if (key !== storageKeys.language) storage.removeItem(key);
      }
    } catch {
      // Where nothing can be stored there is nothing.
    }
  }
}

/** Hands the customer a JSON file to keep. */
export function saveFile(name: string, content: object): void {
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read it after the press has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
