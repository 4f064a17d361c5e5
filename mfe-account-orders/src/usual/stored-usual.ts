import { storedJson, storageKeys, localText, type Stored } from '@burger/shared/platform/storage';
import { readDocuments, type StoredDocuments } from '../orders/stored-documents';

// The page's inline script sets the attribute on load; this updates pages that are already open.
const tellPages = (isStored: boolean) =>
  document.documentElement.toggleAttribute('data-usual', isStored);

/** Stores the customer's usual orders. Pages reserve room while there are any. */
export function usualStorage(): Stored<StoredDocuments> {
  const usual = storedJson(localText(storageKeys.usual), readDocuments);
  return {
    read: usual.read,
    write(documents) {
      usual.write(documents);
      tellPages(true);
    },
    remove() {
      usual.remove();
      tellPages(false);
    },
  };
}
