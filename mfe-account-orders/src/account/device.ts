import { storageKeys } from '@burger/shared/platform/storage';

/** Deletes everything this site stores in the browser except the language. */
export function emptyStorage(): void {
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open();
      for (const key of Object.keys(storage)) {
        if (key !== storageKeys.language) storage.removeItem(key);
      }
    } catch {
      // With storage disabled, there is nothing to delete.
    }
  }
}

export function saveFile(name: string, content: object): void {
  const blob = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Browsers read the blob after the click event, so its URL is revoked a minute later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
