import type { RemoteLine, RemoteName, RemotesFile } from '@burger/shared/contracts';
import { pageLanguage } from '@burger/shared/language';
import { fetchPageList, fetchRemotes, pageRemotes, type PageRemotes } from './remotes-api';
import { otherVersions } from './versions';

export interface AnyExposure {
  remote: RemoteName;
  exposure: string;
}

/** Returns the text modules of a place: the remote's and its own. None in English or when the remote has none. */
export function textsOf(
  { remote, exposure }: AnyExposure,
  line: RemoteLine | undefined,
): AnyExposure[] {
  if (pageLanguage === 'en') return [];
  return [`./Texts.${pageLanguage}`, `${exposure}.${pageLanguage}`]
    .filter((texts) => line && texts in line.exposes)
    .map((texts) => ({ remote, exposure: texts }));
}

let known: Promise<RemotesFile> | null = null;

const isEnough = (remotes: RemotesFile, ref: AnyExposure): boolean => {
  const line = remotes[ref.remote];
  return [...textsOf(ref, line), ref].every(({ exposure }) => line?.exposes[exposure]);
};

function ask(ofPage: PageRemotes | null): Promise<RemotesFile> {
  const asked = ofPage ? fetchPageList(ofPage) : fetchRemotes();
  known = asked;
  // After a failure the next call fetches again.
  asked.catch(() => (known = null));
  return asked;
}

function liveFor(ref: AnyExposure, again: boolean): Promise<RemotesFile> {
  if (again) return ask(null);
  if (known) return known;
  const ofPage = pageRemotes();
  if (ofPage && isEnough(ofPage.first, ref)) return Promise.resolve(ofPage.first);
  return ask(ofPage);
}

/** Returns this visitor's remotes. The page's own needs no request. `again` fetches a fresh list. */
export async function remotesFor(ref: AnyExposure, again: boolean): Promise<RemotesFile> {
  const [live, others] = await Promise.all([liveFor(ref, again), otherVersions()]);
  return { ...live, ...others };
}
