import { useEffect, useRef, useState } from 'react';
import { whenScrollRests } from './when-scroll-rests';

// The band below the sticky bars in which the section that is being read stands.
const readingBand = '-144px 0px -50% 0px';
const longestScrollMs = 2000;

/**
 * The section that is being read, and a way to say which one was chosen:
 * the ones that pass by on the way to it do not count.
 */
export function useActiveSection(
  anchors: readonly string[],
): [string | undefined, (anchor: string) => void] {
  const [active, setActive] = useState<string>();
  const onTheWay = useRef(false);
  const way = useRef<AbortController>(null);
  const ids = anchors.join(' ');

  useEffect(() => {
    const order = ids.split(' ');
    const read = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) read.add(target.id);
          else read.delete(target.id);
        }
        const first = order.find((id) => read.has(id));
        if (first && !onTheWay.current) setActive(first);
      },
      { rootMargin: readingBand },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  const choose = (anchor: string) => {
    setActive(anchor);
    onTheWay.current = true;
    way.current?.abort();
    const own = new AbortController();
    way.current = own;
    const arrive = () => {
      if (way.current === own) onTheWay.current = false;
      own.abort();
    };
    whenScrollRests(arrive, own.signal);
    setTimeout(arrive, longestScrollMs);
  };

  return [active && anchors.includes(active) ? active : anchors[0], choose];
}
