import { isYounger } from '@burger/shared/platform/device';

/** Creates an in-memory cache with a maximum age and size. It evicts the oldest entry. */
export function boundedCache<Value>(bounds: { cacheMs: number; most: number; now: () => number }) {
  const { cacheMs, most, now } = bounds;
  const entries = new Map<string, { value: Value; at: number }>();
  return {
    get(name: string): Value | undefined {
      const found = entries.get(name);
      return found && isYounger(found.at, cacheMs, now()) ? found.value : undefined;
    },
    set(name: string, value: Value): void {
      entries.delete(name);
      entries.set(name, { value, at: now() });
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    },
    forget(name: string, value: Value): void {
      if (entries.get(name)?.value === value) entries.delete(name);
    },
  };
}
