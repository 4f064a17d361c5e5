import type { RemotesFile } from '@burger/shared/contracts';
import { fetchRemotes, fetchStampedList, stampedRemotes, type StampedRemotes } from './site-data';
import { textsOf, type Asked } from './texts-of';

let known: Promise<RemotesFile> | null = null;

const isEnough = (remotes: RemotesFile, place: Asked): boolean => {
  const line = remotes[place.remote];
  return [...textsOf(place, line), place].every(({ exposure }) => line?.exposes[exposure]);
};

function ask(stamped: StampedRemotes | null): Promise<RemotesFile> {
  const asked = stamped ? fetchStampedList(stamped) : fetchRemotes();
  known = asked;
  // The next one to need it asks anew.
  asked.catch(() => (known = null));
  return asked;
}

/**
 * The list of remotes, or as much of it as the place needs: for the page's own it is in the page, so that nothing has
 * to be asked for first. `again`: what the network says now. Rejects when no list can be had.
 */
export function remotesFor(place: Asked, again: boolean): Promise<RemotesFile> {
  if (again) return ask(null);
  if (known) return known;
  const stamped = stampedRemotes();
  if (stamped && isEnough(stamped.first, place)) return Promise.resolve(stamped.first);
  return ask(stamped);
}
