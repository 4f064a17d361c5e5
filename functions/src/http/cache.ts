import { isYounger } from '@burger/shared/times';

/** An in-memory cache with a maximum age and size; evicts the oldest entry. */
export function boundedCache<Value>(bounds: {
  keptForMs: number;
  most: number;
  now: () => number;
}) {
  const { keptForMs, most, now } = bounds;
  const kept = new Map<string, { value: Value; at: number }>();
  return {
    get(name: string): Value | undefined {
      const found = kept.get(name);
      return found && isYounger(found.at, keptForMs, now()) ? found.value : undefined;
    },
    set(name: string, value: Value): void {
      kept.delete(name);
      kept.set(name, { value, at: now() });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    forget(name: string, value: Value): void {
      if (kept.get(name)?.value === value) kept.delete(name);
    },
  };
}
