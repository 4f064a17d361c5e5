/** A value that views can watch; it fits React's `useSyncExternalStore`. */
export interface Cell<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (changed: () => void) => () => void;
}

export function createCell<T>(initial: T): Cell<T> {
  let current = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const changed of watchers) changed();
    },
    subscribe: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}
