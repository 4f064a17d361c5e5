/** A storage area that never throws: blocked or full, it forgets with the page. */
export interface TextStore {
  read(key: string): string | null;
  write(key: string, text: string | null): void;
}

/** `area` is asked for late and guarded, because merely naming a blocked storage throws. */
export function textStore(area: () => Storage): TextStore {
  const memory = new Map<string, string | null>();
  return {
    read(key) {
      if (memory.has(key)) return memory.get(key) ?? null;
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        if (text === null) area().removeItem(key);
        else area().setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
  };
}

/** Kept until the customer clears it. */
export const lasting = textStore(() => window.localStorage);
/** Kept for this browser session. */
export const passing = textStore(() => window.sessionStorage);
