import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '../ports';

export type Loaded<Value> =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'ready'; value: Value };

/** What `load` answers, asked anew when `load` is another one or on `again`. What is there stays while it is asked anew. */
export function useLoaded<Value>(load: () => Promise<Answer<Value>>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ phase: 'loading' });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    void load().then((answer) => {
      if (!current) return;
      setLoaded((before) => {
        if (answer.kind === 'ok') return { phase: 'ready', value: answer.value };
        return before.phase === 'ready' ? before : { phase: 'failed' };
      });
    });
    return () => {
      current = false;
    };
  }, [load, asked]);
  const again = useCallback(() => {
    setLoaded((before) => (before.phase === 'ready' ? before : { phase: 'loading' }));
    setAsked((count) => count + 1);
  }, []);
  return { loaded, again };
}
