import { cleanLine } from '@burger/shared/contracts';
import { list } from '@burger/shared/reading';

const most = 6;
const longest = 60;

/** The names of riders with the one who rides now first; each once, however it is spelt. */
export function withRider(names: readonly string[], name: string): string[] {
  const given = cleanLine(name).slice(0, longest);
  if (!given) return [...names];
  const others = names.filter((other) => other.toLowerCase() !== given.toLowerCase());
  return [given, ...others].slice(0, most);
}

/** The names that were kept; what is damaged is left out. */
export const readRiders = (kept: unknown): string[] =>
  list(kept)
    .filter((name) => typeof name === 'string')
    .slice(0, most);
