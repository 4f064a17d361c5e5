import { guestRemotes } from '@burger/shared/contracts';
import { withEvent, withVisit } from '../records';
import { updateRecords } from '../stored-records';
import { storedSwitches, storeSwitches } from '../stored-switches';
import { noSwitches } from '../switches';
import { addLink, faultMark } from './bar';
import { watchBuses } from './watch-bus';
import { partsWatcher } from './watch-parts';

// The local backend adds this script to the pages of the local site, before all other scripts. Deployed pages do not
// have it.

const everyMs = 200;
const newId = () => crypto.randomUUID();

function recordEvents(): void {
  const prefixes = guestRemotes.map((name) => name.replace(/^mfe-/, ''));
  watchBuses([...new Set(prefixes)], (event) => {
    const { pathname } = location;
    updateRecords((all) =>
      withEvent(all, { id: newId(), at: Date.now(), page: pathname, ...event }),
    );
  });
}

/** Records the parts of remotes in each page, and frames them while that is switched on. */
async function watchPage(root: Element, ofHtml: ReadonlySet<Element>): Promise<void> {
  const { remotesInPage, showBoundaries } = await import(
    /* webpackMode: "eager" */ '../../boundaries/show-boundaries.lazy'
  );
  const watcher = partsWatcher(ofHtml);
  const reset = () => void storeSwitches(noSwitches).then(() => location.reload());
  const mark = faultMark(reset);
  let visit = { id: newId(), at: Date.now(), page: location.pathname };
  let openedAt = 0;
  let endFrames: (() => void) | null = null;

  setInterval(() => {
    const parts = remotesInPage(root);
    const isNext = location.pathname !== visit.page;
    if (isNext) {
      visit = { id: newId(), at: Date.now(), page: location.pathname };
      openedAt = performance.now();
    }
    const all = isNext
      ? watcher.nextPage(parts)
      : watcher.note(parts, performance.now() - openedAt);
    if (all) updateRecords((records) => withVisit(records, { ...visit, parts: all }));

    const switches = storedSwitches();
    mark(switches);
    // `?boundaries` shows the same frames without this switch.
    const hasFrames = switches.hasFrames && !/[?&]boundaries/.test(location.search);
    if (hasFrames) endFrames ??= showBoundaries(root);
    else {
      endFrames?.();
      endFrames = null;
    }
  }, everyMs);
}

const root = document.getElementById('root');
if (root && location.pathname !== '/architecture') {
  recordEvents();
  const ofHtml = new Set(root.querySelectorAll('*'));
  document.addEventListener('DOMContentLoaded', addLink);
  void watchPage(root, ofHtml);
}
