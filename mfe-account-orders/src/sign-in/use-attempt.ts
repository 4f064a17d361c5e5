import { useRef, useState } from 'react';
import { messages } from '../messages/en';
import type { Outcome, SignInProblem } from './sign-in';

const texts = messages.signIn;

function problemText(problem: SignInProblem): string {
  switch (problem.kind) {
    case 'known':
      return texts.problems[problem.problem];
    case 'provider':
      return problem.text;
    case 'fallback':
      return texts.failed[problem.method];
  }
}

/** Runs one sign-in attempt at a time, and returns the message of the last failure. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef(0);

  /** Runs `work` unless another attempt is running; resolves to whether it succeeded. */
  const run = async (work: () => Promise<Outcome>): Promise<boolean> => {
    if (busy) return false;
    const own = ++current.current;
    setBusy(true);
    setProblem(null);
    const outcome = await work();
    if (own !== current.current) return false;
    setBusy(false);
    if (!outcome.done) setProblem(problemText(outcome.problem));
    return outcome.done;
  };

  const reset = () => {
    current.current += 1;
    setBusy(false);
    setProblem(null);
  };

  return { busy, problem, run, reset };
}
