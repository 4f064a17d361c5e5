import { fill, yearsIn, type Named } from '@burger/shared/restaurant';
import { useMemo, useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yearsNow = () => yearsIn(new Date().getFullYear());

/** Words with the facts that they name: first with the years that the page was rendered with, then with those of today. */
export function useWords<Words>(words: Words, facts: Named & { years: string }): Words {
  const years = useSyncExternalStore(never, yearsNow, () => facts.years);
  return useMemo(() => fill(words, { ...facts, years }), [words, facts, years]);
}
