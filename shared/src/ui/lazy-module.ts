import { useEffect, useReducer, useState } from 'react';

/** Code that comes when it is needed first, and is at once there from then on. */
export function lazyModule<Code>(ask: () => Promise<Code>) {
  let code: Code | null = null;
  const load = async () => (code ??= await ask());

  /** `failed` when it did not come, until it is tried again. */
  function useCode(wanted: boolean) {
    const [tries, again] = useReducer((count: number) => count + 1, 0);
    const [failedTry, setFailedTry] = useState(-1);
    // As it was shown: it may come before the effect runs.
    const isThere = code !== null;

    useEffect(() => {
      if (!wanted || isThere) return;
      let isCurrent = true;
      load().then(
        () => isCurrent && again(),
        () => isCurrent && setFailedTry(tries),
      );
      return () => {
        isCurrent = false;
      };
    }, [wanted, tries, isThere]);

    return { code, failed: failedTry === tries, retry: again };
  }

  return {
    useCode,
    /** Resolves to it. Rejects when it cannot be had; each call is then a new try. */
    load,
    /** Asks for it ahead. Never rejects. */
    warm: () => void load().catch(() => undefined),
  };
}
