import { useEffect, useRef, useState } from 'react';
import { allowsMotion } from '../add-to-cart/fly-to-cart';

// A smooth scroll may start a few frames late, but never rests for this many.
const restingFrames = 8;

/** Calls `rested` once the scroll position rests. Not every supported browser fires `scrollend`. */
export function whenScrollRests(rested: () => void, signal: AbortSignal): void {
  let still = 0;
  let at = window.scrollY;
  const look = () => {
    if (signal.aborted) return;
    still = window.scrollY === at ? still + 1 : 0;
    at = window.scrollY;
    if (still >= restingFrames) rested();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
const longestScrollMs = 4000;

/** Scrolls to a menu section, below the sticky bars, and focuses its heading, so that Tab continues there. */
export function showSection(anchor: string): void {
  const section = document.getElementById(anchor);
  if (!section) return;
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  // The CSS property `scroll-behavior` would also animate scrolling to focused fields.
  section.scrollIntoView({ behavior: allowsMotion() ? 'smooth' : 'instant' });

  // Dish cards get their real height when they scroll into view, so the section may move during the scroll.
  const following = new AbortController();
  const { signal } = following;
  const end = () => following.abort();
  for (const type of interruptions) window.addEventListener(type, end, { signal, passive: true });
  const align = () => {
    const before = section.getBoundingClientRect().top;
    section.scrollIntoView({ behavior: 'instant' });
    // Cards that became visible during the correction may have changed heights again.
    if (Math.abs(section.getBoundingClientRect().top - before) >= 1) whenScrollRests(align, signal);
    else end();
  };
  whenScrollRests(align, signal);
  setTimeout(end, longestScrollMs);
}

// The part of the viewport below the sticky bars in which a section counts as active.
const readingBand = '-144px 0px -50% 0px';
const maxScrollMs = 2000;

/**
 * Returns the menu section that is being read, and a function that scrolls to another. Sections passed during
 * that scroll do not become active.
 */
export function useActiveSection(
  anchors: readonly string[],
): [string | undefined, (anchor: string) => void] {
  const [active, setActive] = useState<string>();
  // The scroll in progress; aborted on arrival.
  const route = useRef<AbortController>(null);
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
        if (first && route.current?.signal.aborted !== false) setActive(first);
      },
      { rootMargin: readingBand },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  const go = (anchor: string) => {
    setActive(anchor);
    route.current?.abort();
    const own = new AbortController();
    route.current = own;
    const arrive = () => own.abort();
    whenScrollRests(arrive, own.signal);
    setTimeout(arrive, maxScrollMs);
    showSection(anchor);
  };

  return [active && anchors.includes(active) ? active : anchors[0], go];
}
