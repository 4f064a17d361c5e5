import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * How many of a long list to render: a first screenful, and more each time its end comes near.
 * So neither the first paint nor a keystroke costs more when the menu grows.
 */
export function useGrowing(total: number, step: number): [number, RefObject<HTMLLIElement | null>] {
  const [limit, setLimit] = useState(step);
  const end = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(
      ([change]) => change?.isIntersecting && setLimit((now) => now + step),
      { rootMargin: '800px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [limit, total, step]);

  return [Math.min(limit, total), end];
}
