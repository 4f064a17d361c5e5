import type { RemotesFile } from '@burger/shared/contracts';
import { otherVersions } from './other-versions';
import { fetchRemotes, fetchPageList, pageRemotes, type PageRemotes } from './remotes-api';
import { textsOf, type Asked } from './texts-of';

let known: Promise<RemotesFile> | null = null;

const isEnough = (remotes: RemotesFile, place: Asked): boolean => {
  const line = remotes[place.remote];
  return [...textsOf(place, line), place].every(({ exposure }) => line?.exposes[exposure]);
};

function ask(ofPage: PageRemotes | null): Promise<RemotesFile> {
  const asked = ofPage ? fetchPageList(ofPage) : fetchRemotes();
  known = asked;
  // The next one to need it asks anew.
  asked.catch(() => (known = null));
  return asked;
}

function liveFor(place: Asked, again: boolean): Promise<RemotesFile> {
  if (again) return ask(null);
  if (known) return known;
  const ofPage = pageRemotes();
  if (ofPage && isEnough(ofPage.first, place)) return Promise.resolve(ofPage.first);
  return ask(ofPage);
}

/**
 * The list of remotes as this visitor gets them, or as much of it as the place needs: for the page's own it is in the
 * page, so that nothing has to be asked for first. `again`: what the network says now. Rejects when no list can be had.
 */
export async function remotesFor(place: Asked, again: boolean): Promise<RemotesFile> {
  const [live, others] = await Promise.all([liveFor(place, again), otherVersions()]);
  return { ...live, ...others };
}
