import { storedJson, storageKeys, localText, type Stored } from '@burger/shared/storage';
import { readDocuments, type StoredDocuments } from '../orders/stored-documents';

// As the first script of a page says it, for the pages that come without a new one.
const tellPages = (isKept: boolean) =>
  document.documentElement.toggleAttribute('data-usual', isKept);

/** The last orders on this device; pages keep room for them while there are some. */
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
