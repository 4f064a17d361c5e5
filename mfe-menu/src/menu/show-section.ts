import { whenScrollRests } from './when-scroll-rests';

const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
const longestScrollMs = 4000;

// Only a way that was asked for is shown as one. As a style of the page it would hold for every field that gets the
// focus, too, and what moves under a press is not pressed.
const motionWanted = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** Brings a section below the sticky bars, with the focus at its heading, so that Tab goes on from there. */
export function showSection(anchor: string): void {
  const section = document.getElementById(anchor);
  if (!section) return;
  section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
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
