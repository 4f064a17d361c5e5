import { useEffect, useState } from 'react';

/** Code that comes when it is needed first, and is at once there from then on. */
export function lazyModule<Code>(ask: () => Promise<Code>) {
  let code: Code | null = null;
  const load = async () => (code ??= await ask());

  /** `failed` when it did not come, until it is tried again. */
  function useCode(wanted: boolean) {
    const [tries, setTries] = useState(0);
    const [answer, setAnswer] = useState<'there' | 'failed' | null>(null);
    // As it was shown: it may come before the effect runs.
    const isThere = code !== null;

    useEffect(() => {
      if (!wanted || isThere) return;
      let isCurrent = true;
      const answered = (how: 'there' | 'failed') => () => isCurrent && setAnswer(how);
      load().then(answered('there'), answered('failed'));
      return () => {
        isCurrent = false;
      };
    }, [wanted, tries, isThere]);

    const retry = () => {
      setAnswer(null);
      setTries((before) => before + 1);
    };
    return { code, failed: answer === 'failed', retry };
  }

  return {
    useCode,
    /** Resolves to it. Rejects when it cannot be had; each call is then a new try. */
    load,
    /** Asks for it ahead. Never rejects. */
    warm: () => void load().catch(() => undefined),
  };
}
