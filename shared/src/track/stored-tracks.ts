import { storageKeys, localText } from '../storage';

const kept = () => localText(storageKeys.underWay);
// Nobody waits for more at once.
const most = 5;

/** Links of the customer's orders that are under way, the newest first. */
export const storedTracks = (): string[] =>
  kept()
    .read()
    ?.match(/[0-9a-f]{32}/g) ?? [];

function keep(keys: readonly string[]): void {
  if (keys.length > 0) kept().write(keys.slice(0, most).join(' '));
  else kept().remove();
  // As the first script of each page says it.
  document.documentElement.toggleAttribute('data-under-way', keys.length > 0);
}

/** Keeps the link of an order that is under way, so that other pages can tell how far it is. */
export function storeTrack(trackingKey: string): void {
  const keys = storedTracks();
  if (!keys.includes(trackingKey)) keep([trackingKey, ...keys]);
}

/** Forgets all, as nobody is signed in any more. */
export const dropTracks = (): void => keep([]);

export function dropTrack(trackingKey: string): void {
  const keys = storedTracks();
  if (keys.includes(trackingKey)) keep(keys.filter((key) => key !== trackingKey));
}
