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
