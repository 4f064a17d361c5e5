import { useEffect, useRef, useState, type RefObject } from 'react';

// Below the sticky bars and half a screen ahead: the end of the section before the one that is read leaves that in its place.
const aheadOfReading = '-160px 0px 480px 0px';

type Items = readonly { id: number }[];

const isSame = (one: Items, other: Items): boolean =>
  one === other || (one.length === other.length && one.every(({ id }, at) => id === other[at]?.id));

/**
 * What to render of a long list: a first screenful, and more each time its end comes near; other items start anew.
 * So neither the first paint nor a keystroke costs more when the menu grows.
 */
export function useGrowing<List extends Items>(
  list: List,
  step: number,
): [readonly List[number][], RefObject<HTMLLIElement | null>] {
  const [grown, setGrown] = useState({ list, limit: step });
  const end = useRef<HTMLLIElement>(null);
  // A new price leaves the reader where they are.
  const limit = isSame(grown.list, list) ? grown.limit : step;

  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      // What a busy browser tells late is several changes at once.
      (changes) => changes.at(-1)?.isIntersecting && setGrown({ list, limit: limit + step }),
      { rootMargin: aheadOfReading },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [list, limit, step]);

  return [list.slice(0, limit), end];
}
