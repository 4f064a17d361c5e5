import { fill, yearsIn, type Named } from '@burger/shared/restaurant';
import { useMemo, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yearsNow = () => yearsIn(new Date().getFullYear());

/**
 * Fills the placeholders of a text: the restaurant's years first as prerendered, after hydration as of today.
 */
export function useText<Text>(text: Text, facts: Named & { years: string }): Text {
  const years = useSyncExternalStore(never, yearsNow, () => facts.years);
  return useMemo(() => fill(text, { ...facts, years }), [text, facts, years]);
}
