import { cleanLine } from '@burger/shared/contracts';

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
export function readRiders(text: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((name): name is string => typeof name === 'string').slice(0, most);
  } catch {
    return [];
  }
}
