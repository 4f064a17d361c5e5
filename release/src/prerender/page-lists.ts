import type { RemoteLine, RemotesFile } from '@burger/shared/contracts';
import { remotesList, type LastingFile, type SiteParts } from '../site/records';
import { shellLine } from './page-scripts';
import type { Renderer } from './renderer';

// A rolled-back shell lacks the optional ones.
export type ListRenderer = Pick<Renderer, 'ownContract' | 'pageLanguage' | 'staffPages'> &
  Partial<Pick<Renderer, 'extraPages' | 'guestPlaces' | 'knownLanguages' | 'staffPlaces'>>;

/** Returns a line without the text modules of other languages and the scripts that only these use. */
function inLanguage(line: RemoteLine, renderer: ListRenderer) {
  const { pageLanguage } = renderer;
  // A shell that was rolled back to an earlier version lacks `knownLanguages`.
  const known: object = renderer.knownLanguages ?? {};
  const isOther = (exposure: string) => {
    const language = exposure.split('.').at(-1) ?? '';
    return language in known && language !== pageLanguage;
  };
  const all = Object.entries(line.exposes);
  const spoken = all.filter(([exposure]) => !isOther(exposure));
  const filesOf = (exposures: typeof all) => new Set(exposures.flatMap(([, files]) => files));
  const [exposed, needed] = [filesOf(all), filesOf(spoken)];
  const hashes = Object.entries(line.integrity);
  return {
    ...line,
    exposes: Object.fromEntries(spoken),
    // Scripts of no exposed module load later.
    integrity: Object.fromEntries(
      hashes.filter(([file]) => needed.has(file) || !exposed.has(file)),
    ),
  };
}

/** Returns the remotes of staff pages, and of places in them. `alone` are those that customers' pages need not. */
function staffRemotes(renderer: ListRenderer) {
  const { extraPages = {}, guestPlaces = {}, staffPages, staffPlaces = [] } = renderer;
  const places = Object.entries(guestPlaces);
  const guestsIn = (isStaff: boolean) =>
    places.flatMap(([name, guests]) => (staffPlaces.includes(name) === isStaff ? guests : []));
  const namesOf = (refs: readonly { remote: string }[]) => refs.map(({ remote }) => remote);
  const all = new Set([...namesOf(Object.values(staffPages)), ...namesOf(guestsIn(true))]);
  const rendered = new Set([...namesOf(Object.values(extraPages)), ...namesOf(guestsIn(false))]);
  return { all, alone: new Set([...all].filter((name) => !rendered.has(name))) };
}

/**
 * Returns the lists of customers' and staff pages in the renderer's language: their remotes, and the shell, because
 * pages carry only the hashes of their first scripts.
 */
export function pageLists(
  { shell, remotes }: Pick<SiteParts, 'shell' | 'remotes'>,
  renderer: ListRenderer,
): Record<'customers' | 'staff', LastingFile> {
  const staff = staffRemotes(renderer);
  const listOf = (isStaff: boolean): RemotesFile => ({
    ...Object.fromEntries(
      Object.entries(remotes)
        .filter(([name]) => (isStaff ? staff.all.has(name) : !staff.alone.has(name)))
        .map(([name, line]) => [name, inLanguage(line, renderer)]),
    ),
    shell: shellLine(shell, renderer.ownContract),
  });
  return { customers: remotesList(listOf(false)), staff: remotesList(listOf(true)) };
}
