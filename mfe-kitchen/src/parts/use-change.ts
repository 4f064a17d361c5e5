import { useRef, useState } from 'react';
import { messages } from '../messages';
import type { Answer } from '../ports';

/** One change at a time that may not get through: whether it runs, and the words of what went wrong. */
export function useChange() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  /** Runs `work` unless something runs; tells whether it was done. */
  const run = async (work: () => Promise<Answer<unknown> | null>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(null);
    const answer = await work();
    running.current = false;
    setBusy(false);
    if (!answer || answer.kind === 'ok') return true;
    setProblem(answer.kind === 'refused' ? answer.message : messages.shop.failed);
    return false;
  };

  return { busy, problem, run };
}
