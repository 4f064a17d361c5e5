import { useEffect, useRef, useState } from 'react';
import { motionWanted } from '../add-to-cart/fly-to-cart';

// A smooth scroll may begin a few frames late, and stands still on none on its way.
const restingFrames = 8;

/** Calls back once, as soon as the page's scroll position rests: not every browser says `scrollend`. */
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

/** Brings a section below the sticky bars, with the focus at its heading, so that Tab goes on from there. */
export function showSection(anchor: string): void {
  const section = document.getElementById(anchor);
  if (!section) return;
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  // As a style of the page it would hold for every field that gets the focus, too.
  section.scrollIntoView({ behavior: motionWanted() ? 'smooth' : 'instant' });

  // Cards get their true height when they come into sight, so the section may move on the way to it.
  const following = new AbortController();
  const { signal } = following;
  const end = () => following.abort();
  for (const type of interruptions) window.addEventListener(type, end, { signal, passive: true });
  const align = () => {
    const before = section.getBoundingClientRect().top;
    section.scrollIntoView({ behavior: 'instant' });
    // What came into sight by that may change the heights once more.
    if (Math.abs(section.getBoundingClientRect().top - before) >= 1) whenScrollRests(align, signal);
    else end();
  };
  whenScrollRests(align, signal);
  setTimeout(end, longestScrollMs);
}

// The band below the sticky bars in which the section that is being read stands.
const readingBand = '-144px 0px -50% 0px';
const longestWayMs = 2000;

/** The section that is being read, and a way to another: those that pass by on the way do not count. */
export function useActiveSection(
  anchors: readonly string[],
): [string | undefined, (anchor: string) => void] {
  const [active, setActive] = useState<string>();
  // Ended once it is there.
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
        if (first && way.current?.signal.aborted !== false) setActive(first);
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
    way.current?.abort();
    const own = new AbortController();
    way.current = own;
    const arrive = () => own.abort();
    whenScrollRests(arrive, own.signal);
    setTimeout(arrive, longestWayMs);
    showSection(anchor);
  };

  return [active && anchors.includes(active) ? active : anchors[0], go];
}
