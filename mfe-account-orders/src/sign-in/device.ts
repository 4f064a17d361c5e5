import {
  sessionText,
  storageKeys,
  localText,
  type StoredText,
} from '@burger/shared/platform/storage';

const quietMs = 3000;
const checkMs = 500;
const signs = ['pointerdown', 'keydown', 'input', 'wheel', 'scroll', 'touchmove'] as const;

/** Whether another part of the page has the visitor's attention, so that no dialog may open. */
function occupied(): boolean {
  if (document.visibilityState === 'hidden' || document.readyState !== 'complete') return true;
  if (document.querySelector('dialog[open], header [aria-expanded="true"]')) return true;
  const focused = document.activeElement;
  return (
    focused instanceof HTMLElement && focused.matches('input, textarea, select, [contenteditable]')
  );
}

const isSearch = ({ type, target }: Event) =>
  type === 'input' && target instanceof HTMLInputElement && target.type === 'search';

/** Whether a dish is open: its dialog is the only one with an address in the URL. */
const hasDishOpen = () => document.querySelector('dialog[open][data-address]') !== null;

/**
 * Calls `run` after three quiet seconds, or `whenOrdering` on a search or an opened dish. Returns a cancel
 * function.
 */
export function whenUndisturbed(run: () => void, whenOrdering: () => void): () => void {
  const stop = new AbortController();
  let quietFor = 0;
  const restart = (event: Event) => {
    if (isSearch(event)) never();
    quietFor = 0;
  };
  for (const sign of signs) {
    window.addEventListener(sign, restart, { capture: true, passive: true, signal: stop.signal });
  }
  const timer = setInterval(() => {
    if (hasDishOpen()) return never();
    quietFor = occupied() ? 0 : quietFor + checkMs;
    if (quietFor < quietMs) return;
    cancel();
    run();
  }, checkMs);
  const cancel = () => {
    clearInterval(timer);
    stop.abort();
  };
  const never = () => {
    cancel();
    whenOrdering();
  };
  return cancel;
}

/** Calls `run` at the next user input. Returns a cancel function. */
export function whenSomebodyMoves(run: () => void): () => void {
  const stop = new AbortController();
  const once = () => {
    stop.abort();
    run();
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown'] as const) {
    window.addEventListener(sign, once, { capture: true, passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}

export type Offer = 'sign-in' | 'location';

type Keep = (key: string) => StoredText;

const declinedKey = (offer: Offer) => `burger.declined.${offer}`;
const signInAgainAfterMs = 30 * 24 * 3_600_000;

/**
 * Stores declined offers: sign-in for 30 days on the device, location for the browser session. Pickup needs
 * no location.
 */
export function declinedOffers(
  keep: Keep = sessionText,
  keepOnDevice: Keep = localText,
  now: () => number = Date.now,
) {
  const orderKind = keepOnDevice(storageKeys.orderKind);
  const signIn = keepOnDevice(declinedKey('sign-in'));
  const inThisTab: Record<Offer, StoredText> = {
    'sign-in': keep(declinedKey('sign-in')),
    location: keep(declinedKey('location')),
  };
  const onThisDevice: Record<Offer, () => boolean> = {
    'sign-in': () => Math.abs(now() - Number(signIn.read() ?? NaN)) < signInAgainAfterMs,
    location: () => orderKind.read() === 'pickup',
  };
  /** Declines the offer for this browser session only. */
  const addForVisit = (offer: Offer): void => inThisTab[offer].write('yes');
  return {
    has: (offer: Offer) => inThisTab[offer].read() !== null || onThisDevice[offer](),
    add: (offer: Offer) => (offer === 'sign-in' ? signIn.write(String(now())) : addForVisit(offer)),
    addForVisit,
  };
}

export type Declined = ReturnType<typeof declinedOffers>;
