import { useEffect, useState } from 'react';
import type { PublicReviews } from './reviews-api';

export type ReviewsState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; reviews: PublicReviews };

/** Loads the reviews once the page stands; `retry` loads them again. */
export function useReviews(load: () => Promise<PublicReviews>): {
  state: ReviewsState;
  retry: () => void;
} {
  const [state, setState] = useState<ReviewsState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const show = (next: ReviewsState) => {
      if (wanted) setState(next);
    };
    load().then(
      (reviews) => show({ kind: 'ready', reviews }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  const retry = () => {
    setState({ kind: 'loading' });
    setAttempt((before) => before + 1);
  };
  return { state, retry };
}
