import { Notice, Skeleton, Stack, VisuallyHidden } from '@burger/shared/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Answer } from '../api';
import { messages } from '../messages/en';
import { BigButton } from './buttons';

export type Loaded<Value> =
  | { phase: 'loading' }
  /** `refusal`: the server's error message; null when there was no response. */
  | { phase: 'failed'; refusal: string | null }
  | { phase: 'ready'; value: Value };

/**
 * Loads a value; again when `load` changes or `again` is called, and meanwhile returns the previous value.
 */
export function useLoaded<Value>(load: () => Promise<Answer<Value>>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ phase: 'loading' });
  const [requested, setRequested] = useState(0);
  useEffect(() => {
    let current = true;
    void load().then((answer) => {
      if (!current) return;
      setLoaded((before) => {
        if (answer.kind === 'ok') return { phase: 'ready', value: answer.value };
        const refusal = answer.kind === 'refused' ? answer.message : null;
        return before.phase === 'ready' ? before : { phase: 'failed', refusal };
      });
    });
    return () => {
      current = false;
    };
  }, [load, requested]);
  const again = useCallback(() => {
    setLoaded((before) => (before.phase === 'ready' ? before : { phase: 'loading' }));
    setRequested((count) => count + 1);
  }, []);
  return { loaded, again };
}

interface FailedProps {
  onAgain: () => void;
  children: ReactNode;
}

export const Failed = ({ onAgain, children }: FailedProps) => (
  <Notice
    kind="alert"
    action={
      <BigButton $kind="primary" onClick={onAgain}>
        {messages.again}
      </BigButton>
    }
  >
    {children}
  </Notice>
);

export const LoadingOrFailed = ({
  phase,
  texts,
  onAgain,
}: {
  phase: 'loading' | 'failed';
  texts: { loading: string; failed: string };
  onAgain: () => void;
}) =>
  phase === 'loading' ? (
    <Stack aria-busy>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Skeleton $height="3.5rem" />
      <Skeleton $height="8rem" />
      <Skeleton $height="8rem" />
    </Stack>
  ) : (
    <Failed onAgain={onAgain}>{texts.failed}</Failed>
  );

/** Runs one change at a time; `problem` is its error text until the next run. */
export function useChange(failed: string = messages.shop.failed) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  /** Runs `work` and returns whether it succeeded; false while another change runs. */
  const run = async (work: () => Promise<Answer<unknown> | null>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(null);
    const answer = await work();
    running.current = false;
    setBusy(false);
    if (!answer || answer.kind === 'ok') return true;
    setProblem(answer.kind === 'refused' ? answer.message : failed);
    return false;
  };

  return { busy, problem, run, forget: () => setProblem(null) };
}
