export type TextByPlace = Readonly<Record<string, string>>;

/** What a page began with when its customer saw it last. */
export interface CachedHeadline {
  uid: string;
  language: string;
  /** None at all where the page had nothing to show. */
  words: TextByPlace;
  /** Those that hold only until a moment (ms). */
  passing?: { words: TextByPlace; until: number };
}

/** The words that still hold (ms) for this customer in this language; null where none do, or they are damaged. */
export function readCachedHeadline(
  text: string | null,
  customer: string | null,
  language: string,
  now: number,
): TextByPlace | null {
  try {
    const kept = JSON.parse(text ?? '') as CachedHeadline;
    const { uid } = JSON.parse(customer ?? '') as { uid: unknown };
    if (typeof uid !== 'string' || kept.uid !== uid || kept.language !== language) return null;
    const { passing } = kept;
    const all = { ...kept.words, ...(passing && now < passing.until && passing.words) };
    return Object.values(all).every((word) => typeof word === 'string') ? all : null;
  } catch {
    return null;
  }
}
