/** A text that outlives the page where the browser allows it. Nothing here ever throws. */
export interface KeptText {
  read(): string | null;
  write(text: string): void;
  remove(): void;
  /** Calls back when another tab has changed it; the answer stops that. */
  watch(changed: () => void): () => void;
}

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

/** One text for each key, so that whoever asks for it finds what was written, also where only memory holds it. */
function oneForEach(open: () => Storage): (key: string) => KeptText {
  const texts = new Map<string, KeptText>();
  return (key) => {
    const text = texts.get(key) ?? keptText(open, key);
    texts.set(key, text);
    return text;
  };
}

/** Kept until the customer clears it; shared by all tabs. */
export const onDevice = oneForEach(() => localStorage);

/** Kept for this tab's session. */
export const inTab = oneForEach(() => sessionStorage);
