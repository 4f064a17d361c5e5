import { useEffect, useReducer, useState } from 'react';

/** Creates a module that loads on first use, and is available synchronously afterwards. */
export function lazyModule<Code>(ask: () => Promise<Code>) {
  let code: Code | null = null;
  const load = async () => (code ??= await ask());

  /** Returns the module's loading state. `failed` is true after a failed load, until the next attempt. */
  function useCode(requested: boolean) {
    const [tries, again] = useReducer((count: number) => count + 1, 0);
    const [failedTry, setFailedTry] = useState(-1);
    // Read during render, because the module may load before the effect runs.
    const isThere = code !== null;

    useEffect(() => {
      if (!requested || isThere) return;
      let isCurrent = true;
      load().then(
        () => isCurrent && again(),
        () => isCurrent && setFailedTry(tries),
      );
      return () => {
        isCurrent = false;
      };
    }, [requested, tries, isThere]);

    return { code, failed: failedTry === tries, retry: again };
  }

  return {
    useCode,
    /** Resolves to the module. Rejects if it cannot be loaded; each call then tries again. */
    load,
    /** Preloads the module. Never rejects. */
    warm: () => void load().catch(() => undefined),
  };
}
