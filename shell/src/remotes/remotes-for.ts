import type { RemoteLine, RemoteName, RemotesFile } from '@burger/shared/contracts';
import { pageLanguage } from '@burger/shared/i18n';
import { fetchPageList, fetchRemotes, pageRemotes } from './remotes-api';
import { otherVersions } from './versions';

export interface AnyExposure {
  remote: RemoteName;
  exposure: string;
}

/**
 * Returns the text modules of a remote's part: the remote's and the part's own. None in English or when the
 * remote has none.
 */
export function textsOf(
  { remote, exposure }: AnyExposure,
  line: RemoteLine | undefined,
): AnyExposure[] {
  if (pageLanguage === 'en') return [];
  return [`./Texts.${pageLanguage}`, `${exposure}.${pageLanguage}`]
    .filter((texts) => line && texts in line.exposes)
    .map((texts) => ({ remote, exposure: texts }));
}

let listOfPage: Promise<RemotesFile> | null = null;
let freshList: Promise<RemotesFile> | null = null;

const isEnough = (remotes: RemotesFile, ref: AnyExposure): boolean => {
  const line = remotes[ref.remote];
  return [...textsOf(ref, line), ref].every(({ exposure }) => line?.exposes[exposure]);
};

/**
 * Fetches the whole remotes list of this page's deployment once, or else the current one. Rejects if both are
 * unavailable.
 */
export function wholeList(): Promise<RemotesFile> {
  if (listOfPage) return listOfPage;
  const ofPage = pageRemotes();
  listOfPage = ofPage ? fetchPageList(ofPage) : fetchRemotes();
  // After a failure the next call fetches again.
  listOfPage.catch(() => (listOfPage = null));
  return listOfPage;
}

function refresh(): Promise<RemotesFile> {
  freshList = fetchRemotes();
  freshList.catch(() => (freshList = null));
  return freshList;
}

function liveFor(ref: AnyExposure, again: boolean): Promise<RemotesFile> {
  if (again) return refresh();
  if (freshList) return freshList;
  const first = pageRemotes()?.first;
  // The page's own remote takes the list if it has arrived, and does not wait for it.
  if (first && isEnough(first, ref)) return Promise.race([listOfPage ?? first, first]);
  return wholeList();
}

/**
 * Returns the remotes list for this visitor. The page's own remote needs no request. `again` fetches the
 * current list.
 */
export async function remotesFor(ref: AnyExposure, again: boolean): Promise<RemotesFile> {
  const [live, others] = await Promise.all([liveFor(ref, again), otherVersions()]);
  return { ...live, ...others };
}
