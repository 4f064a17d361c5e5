import { keptKeys, onDevice, type KeptText } from '@burger/shared/storage';
import { readDocuments } from '../model/kept-documents';
import type { OrdersMemory } from '../ports';

// As the first script of a page says it, for the pages that come without a new one.
const tellPages = (isKept: boolean) =>
  document.documentElement.toggleAttribute('data-usual', isKept);

/** The last orders on this device; pages keep room for them while there are some. */
export function usualMemory(usual: KeptText = onDevice(keptKeys.usual)): OrdersMemory {
  return {
    recall: () => readDocuments(usual.read()),
    remember(kept) {
      usual.write(JSON.stringify(kept));
      tellPages(true);
    },
    forget() {
      usual.remove();
      tellPages(false);
    },
  };
}
