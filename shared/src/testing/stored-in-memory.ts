import { storedJson, type Stored, type StoredText } from '../storage';

/** A kept text that a test can also change from the outside, as another tab does. */
export function storedTextInMemory(text: string | null = null) {
  let held = text;
  const watchers = new Set<() => void>();
  const kept: StoredText = {
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
  return { kept, elsewhere };
}

/** A kept value, which ends with the test. */
export const storedInMemory = <Value>(value: Value | null = null): Stored<Value> =>
  storedJson(
    storedTextInMemory(value && JSON.stringify(value)).kept,
    (found) => found as Value | null,
  );
