import type { KeptText } from '../ports';

/** A text under a key of the browser's storage; where that is disabled or full it lives as long as the page. */
export function keptText(open: () => Storage, key: string): KeptText {
  // Set while the storage does not hold what was last written.
  let memory: { text: string | null } | null = null;

  const attempt = <T>(run: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return run(open());
    } catch {
      return otherwise();
    }
  };

  const put = (text: string | null) =>
    attempt(
      (storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        memory = null;
      },
      () => {
        memory = { text };
      },
    );

  return {
    read: () =>
      memory
        ? memory.text
        : attempt<string | null>(
            (storage) => storage.getItem(key),
            () => null,
          ),
    write: put,
    remove: () => put(null),
    watch(changed) {
      // A null key means that everything was cleared.
      const hear = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        memory = null;
        changed();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
