// A screen reader presses and a dictation types without any of the others.
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'click',
];

// What the page's first script found in the browser: the customer has been here before.
const kept = ['data-account', 'data-cart', 'data-under-way'];

const isKnown = (): boolean =>
  kept.some((name) => document.documentElement.hasAttribute(name)) ||
  scrollY > 0 ||
  // Who came here from another page of the site pressed something there.
  (navigator.userActivation as UserActivation | undefined)?.hasBeenActive === true;

// A browser says that a pointer moved also where the page moved below one that rests.
const isAtRest = ({ movementX, movementY }: Partial<PointerEvent>): boolean =>
  movementX === 0 && movementY === 0;

type IsSign = (event: Event) => boolean;

function firstSign(isSign?: IsSign): Promise<void> {
  if (isKnown()) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const once = (event: Event) => {
      if (event.type === 'pointermove' && isAtRest(event as PointerEvent)) return;
      if (isSign?.(event) === false) return;
      listening.abort();
      resolve();
    };
    const listen = { capture: true, passive: true, signal: listening.signal };
    for (const sign of signs) window.addEventListener(sign, once, listen);
  });
}

let here: Promise<void> | null = null;

/**
 * Resolves at the first sign of a visitor: a move of the pointer, a touch, a key, a scroll; at once for who gave one
 * before, or has kept something here. What a page needs for nothing but to be pressed waits for it. `isSign`: what counts as one.
 */
export const visitorActive = (isSign?: IsSign): Promise<void> => (here ??= firstSign(isSign));

/** Runs once when the browser is idle or after the answer to the first touch or key, whichever comes first. Returns a cancel. */
export function whenIdle(run: () => void): () => void {
  const stop = new AbortController();
  const once = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    run();
  };
  const listen = { signal: stop.signal, capture: true, passive: true };
  const afterAnswer = () => requestAnimationFrame(() => setTimeout(once));
  for (const sign of ['pointerdown', 'keydown']) window.addEventListener(sign, afterAnswer, listen);
  // Safari has no requestIdleCallback; a second after the load event is as good.
  if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: 3000 });
  else setTimeout(once, 1000);
  return () => stop.abort();
}
