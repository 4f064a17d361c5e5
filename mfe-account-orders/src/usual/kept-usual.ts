import { keptJson, keptKeys, onDevice, type Kept } from '@burger/shared/storage';
import { readDocuments, type KeptDocuments } from '../orders/kept-documents';

// As the first script of a page says it, for the pages that come without a new one.
const tellPages = (isKept: boolean) =>
  document.documentElement.toggleAttribute('data-usual', isKept);

/** The last orders on this device; pages keep room for them while there are some. */
export function keptUsual(): Kept<KeptDocuments> {
  const usual = keptJson(onDevice(keptKeys.usual), readDocuments);
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
