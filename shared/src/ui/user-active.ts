import { afterNextFrame } from '../platform/device';

// Screen readers and dictation click or type without firing any of the other events.
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

// The page's first script sets these if the browser has stored data, so the customer was here before.
const stored = ['data-account', 'data-cart', 'data-under-way'];

const isKnown = (): boolean =>
  stored.some((name) => document.documentElement.hasAttribute(name)) ||
  // Navigating here from another page of the site required a click.
  (navigator.userActivation as UserActivation | undefined)?.hasBeenActive === true;

// Browsers also fire pointermove when the page moves below a pointer that rests.
const isAtRest = ({ movementX, movementY }: Partial<PointerEvent>): boolean =>
  movementX === 0 && movementY === 0;

// Browsers focus a button of a dialog that opens, also of sign-in that is offered unasked. A dish has an address:
// whoever follows a link to it is about to add it.
const isOffered = (): boolean =>
  document.querySelector('dialog[open]:not([data-address])') !== null;

type IsSign = (event: Event) => boolean;

function firstSign(isSign?: IsSign): Promise<void> {
  if (isKnown()) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      resolve();
    };
    const once = (event: Event) => {
      if (event.type === 'pointermove' && isAtRest(event as PointerEvent)) return;
      if (event.type === 'focusin' && isOffered()) return;
      if (isSign?.(event) === false) return;
      // Code that loads on activity must not delay the response to this input.
      afterNextFrame(end);
    };
    const listen = { capture: true, passive: true, signal: listening.signal };
    for (const sign of signs) window.addEventListener(sign, once, listen);
    // Read in the next frame, which lays the page out anyway: reading it now would force an extra layout.
    requestAnimationFrame(() => scrollY > 0 && end());
  });
}

let here: Promise<void> | null = null;

/**
 * Resolves after the frame that responds to the first user activity: pointer, touch, key or scroll. Resolves
 * immediately after earlier activity or with stored data, and in the next frame of a scrolled page. Code needed only
 * for interaction waits for it. `isSign` can filter the events.
 */
export const visitorActive = (isSign?: IsSign): Promise<void> => (here ??= firstSign(isSign));

/**
 * Runs a callback once, when the browser is idle or has responded to the first input. Returns a function that
 * cancels it.
 */
export function whenIdle(run: () => void): () => void {
  const stop = new AbortController();
  const once = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    run();
  };
  const listen = { signal: stop.signal, capture: true, passive: true };
  const end = () => afterNextFrame(once);
  for (const sign of ['pointerdown', 'keydown']) window.addEventListener(sign, end, listen);
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(once, { timeout: 3000 });
  else setTimeout(once, 1000);
  return () => stop.abort();
}
