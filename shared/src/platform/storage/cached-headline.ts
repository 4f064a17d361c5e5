export type TextByPlace = Readonly<Record<string, string>>;

/** The headline that the page last showed to a customer, to render it before data has loaded. */
export interface CachedHeadline {
  uid: string;
  language: string;
  /** The headline's texts by place; empty if the page showed no headline. */
  words: TextByPlace;
  /** Texts that are valid until a moment (ms). */
  passing?: { words: TextByPlace; until: number };
}

/** Returns the cached texts valid now (ms) for this customer and language; null if none or damaged. */
export function readCachedHeadline(
  text: string | null,
  customer: string | null,
  language: string,
  now: number,
): TextByPlace | null {
  try {
    const stored = JSON.parse(text ?? '') as CachedHeadline;
    const { uid } = JSON.parse(customer ?? '') as { uid: unknown };
    if (typeof uid !== 'string' || stored.uid !== uid || stored.language !== language) return null;
    const { passing } = stored;
    const all = { ...stored.words, ...(passing && now < passing.until && passing.words) };
    return Object.values(all).every((word) => typeof word === 'string') ? all : null;
  } catch {
    return null;
  }
}
