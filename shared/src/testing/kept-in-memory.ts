import type { KeptText } from '@burger/shared/storage';
import type { KeptRecord } from '../ports';

/** A kept text that a test can also change from the outside, as another tab does. */
export function keptTextInMemory(text: string | null = null) {
  let held = text;
  const watchers = new Set<() => void>();
  const kept: KeptText = {
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

export function keptRecordInMemory<T>(value: T | null = null): KeptRecord<T> {
  let held = value;
  return { read: () => held, keep: (next) => (held = next), forget: () => (held = null) };
}
