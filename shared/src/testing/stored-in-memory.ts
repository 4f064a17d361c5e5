import { storedJson, type Stored, type StoredText } from '../platform/storage';

/** Creates a stored text in memory that a test can change as another tab would. */
export function storedTextInMemory(text: string | null = null) {
  let held = text;
  const watchers = new Set<() => void>();
  const stored: StoredText = {
    read: () => held,
    write: (next) => (held = next),
    remove: () => (held = null),
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
  const elsewhere = (next: string | null) => {
    held = next;
    for (const changed of watchers) changed();
  };
  return { stored, elsewhere };
}

/** Creates a stored value in memory that lasts as long as the test. */
export const storedInMemory = <Value>(value: Value | null = null): Stored<Value> =>
  storedJson(
    storedTextInMemory(value && JSON.stringify(value)).stored,
    (found) => found as Value | null,
  );
