/** An observable value for React's `useSyncExternalStore`. */
export interface ReadStore<Value> {
  get: () => Value;
  /** The initial value, as on the prerendered page. */
  first: () => Value;
  subscribe: (changed: () => void) => () => void;
}

export interface Store<Value> extends ReadStore<Value> {
  set: (value: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    first: () => initial,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const changed of [...listeners]) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
