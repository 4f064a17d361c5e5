import { storageKeys, localText } from '../../platform/storage';

const stored = () => localText(storageKeys.underWay);
// More orders in progress than any customer has.
const most = 5;

/** Returns the tracking keys of the customer's orders in progress, the newest first. */
export const storedTracks = (): string[] =>
  stored()
    .read()
    ?.match(/[0-9a-f]{32}/g) ?? [];

function keep(keys: readonly string[]): void {
  if (keys.length > 0) stored().write(keys.slice(0, most).join(' '));
  else stored().remove();
  // The page's first script sets the same attribute.
  document.documentElement.toggleAttribute('data-under-way', keys.length > 0);
}

/** Stores the tracking key of an order in progress, so that other pages can show its status. */
export function storeTrack(trackingKey: string): void {
  const keys = storedTracks();
  if (!keys.includes(trackingKey)) keep([trackingKey, ...keys]);
}

/** Removes all stored tracking keys, at sign-out. */
export const dropTracks = (): void => keep([]);

export function dropTrack(trackingKey: string): void {
  const keys = storedTracks();
  if (keys.includes(trackingKey)) keep(keys.filter((key) => key !== trackingKey));
}
