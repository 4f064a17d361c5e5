import { useRef, useState } from 'react';
import type { Outcome } from './sign-in';
import { signInWords } from './sign-in-words';

/** One thing at a time that may be refused: whether it runs, and the words of the last refusal. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef(0);

  /** Runs `work` unless something runs already; tells whether it was done. */
  const run = async (work: () => Promise<Outcome>): Promise<boolean> => {
    if (busy) return false;
    const own = ++current.current;
    setBusy(true);
    setProblem(null);
    const outcome = await work();
    if (own !== current.current) return false;
    setBusy(false);
    if (!outcome.done) setProblem(signInWords(outcome.problem));
    return outcome.done;
  };

  /** Forgets what runs and what was refused. */
  const reset = () => {
    current.current += 1;
    setBusy(false);
    setProblem(null);
  };

  return { busy, problem, run, reset };
}
