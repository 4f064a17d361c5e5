import type { OrderKind, Session } from '@burger/shared/contracts';
import { useEffect, useRef } from 'react';
import { detailNames, problemsOf, type Details } from '../placing/details';
import { focusField } from './error-summary';

const isFocusLost = () =>
  document.activeElement === null || document.activeElement === document.body;

/** Who signs in on the page goes on with the first detail that is asked for: the field that had the focus is gone. */
export function useGoOn(session: Session | undefined, details: Details, kind: OrderKind): void {
  const status = session?.status;
  const before = useRef(status);
  const known = useRef({ details, kind });
  useEffect(() => {
    known.current = { details, kind };
  });
  useEffect(() => {
    const cameIn = before.current === 'signed-out' && status === 'signed-in';
    before.current = status;
    if (!cameIn) return;
    // A dialog that closes meanwhile gives the focus back first.
    const frame = requestAnimationFrame(() => {
      const problems = problemsOf(known.current.details, known.current.kind);
      const next = detailNames.find((name) => problems[name]);
      if (next && isFocusLost()) focusField(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [status]);
}
