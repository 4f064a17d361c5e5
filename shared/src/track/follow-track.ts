import { isFinal } from '../order/order-states';
import type { Track } from './track';

/** What is known of an order at a link: nothing yet, how far it is, or that there is none. */
export type Followed = Track | 'unknown' | 'none';

/** Asks how far an order is; null where nobody answers. Never rejects. */
export type AskTrack = (trackingKey: string) => Promise<Track | 'none' | null>;

const everyMs = 10_000;
const everyHiddenMs = 30_000;
// Of what is promised for later in the day, or for another day, there is little to tell.
const farMs = 2 * 60 * 60_000;
const everyFarMs = 60_000;

const isFar = ({ status, promise, now }: Track): boolean =>
  status !== 'placed' && promise !== null && Date.parse(promise.from) - Date.parse(now) > farMs;

/** Whether nothing more can become of what is followed. */
export const isOver = (followed: Followed): boolean =>
  followed === 'none' || (followed !== 'unknown' && isFinal(followed.status));

/** Who looks at the page, or wants to be told while it is hidden. */
export interface Attention {
  isSeen(): boolean;
  mayTell(): boolean;
}

export interface Follower {
  /** Looks at once. */
  look(): void;
  stop(): void;
}

/**
 * Asks every ten seconds while the page is seen, every half minute while it is hidden and may tell, and at once when it
 * is seen again or the network is back; no more once the order is over.
 */
export function followTrack(
  key: string,
  ask: AskTrack,
  tell: (followed: Track | 'none') => void,
  { isSeen, mayTell }: Attention,
): Follower {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let over = false;

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (over || asking || !(isSeen() || mayTell())) return;
    asking = true;
    const answer = await ask(key);
    asking = false;
    if (over) return;
    if (answer) tell(answer);
    if (answer && isOver(answer)) return stop();
    const pause = answer && answer !== 'none' && isFar(answer) ? everyFarMs : everyMs;
    timer = setTimeout(() => void look(), isSeen() ? pause : everyHiddenMs);
  }

  const again = () => void look();
  function stop() {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', again);
    window.removeEventListener('online', again);
  }
  document.addEventListener('visibilitychange', again);
  window.addEventListener('online', again);
  again();
  return { look: again, stop };
}
