/** What words may name instead of saying it: {since} in a text stands for the fact of that name. */
export type Named = Readonly<Record<string, string>>;

const placeholder = /\{(\w+)\}/g;

/** A text with the facts that it names; what is no fact stays as it was written. */
export const fillText = (text: string, facts: Named): string =>
  text.replace(placeholder, (written, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name] ?? written) : written,
  );

/** Words of any shape with the facts that their texts name. */
export function fill<Words>(words: Words, facts: Named): Words {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value, facts);
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part)]));
  };
  return filled(words) as Words;
}
