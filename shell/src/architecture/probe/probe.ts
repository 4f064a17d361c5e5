import { guestRemotes } from '@burger/shared/contracts';
import { withEvent, withVisit } from '../records';
import { updateRecords } from '../stored-records';
import { storedSwitches, storeSwitches } from '../stored-switches';
import { faultSentences, noSwitches, type Switches } from '../switches';
import { watchBuses } from './watch-bus';
import { partsWatcher } from './watch-parts';

// The local backend adds this script to the pages of the local site, before all other scripts. Deployed pages do not
// have it.

const styles = `
  [data-architecture] { font-size: 0.875rem; }
  [data-architecture="link"] {
    display: flex; flex-wrap: wrap; gap: 0 24px; justify-content: center; align-items: center;
    padding: 8px 16px; background: var(--night); color: var(--onNightSoft);
    border-top: 1px solid color-mix(in srgb, var(--onNightSoft) 35%, transparent);
  }
  [data-architecture="link"] a {
    display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--onNight);
  }
  [data-architecture="faults"] {
    position: fixed; z-index: 60; top: 72px; right: 12px;
    display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: center;
    max-width: calc(100vw - 24px); padding: 4px 8px 4px 20px; border-radius: 22px;
    background: var(--amber); color: var(--onAmber); font-weight: 650;
    box-shadow: var(--shadowRaised);
  }
  @media (min-width: 64rem) {
    [data-architecture="faults"] { top: auto; right: auto; bottom: 24px; left: 24px; max-width: 20rem; }
  }
  [data-architecture="faults"] button {
    min-height: 2.75rem; padding: 0 20px; border: 0; border-radius: 999px; font: inherit; cursor: pointer;
    background: var(--onAmber); color: var(--amber);
  }
`;

const made = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
) => Object.assign(document.createElement(tag), properties);

const link = (href: string, textContent: string) => made('a', { href, textContent });

/** Adds the line below the page's footer that leads to the page for engineers. */
function addLink(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  // No footer, because a page has only one.
  const line = made('aside');
  line.dataset['architecture'] = 'link';
  line.setAttribute('aria-label', 'For engineers');
  line.append(
    made('span', { textContent: 'This is the local site.' }),
    link('/architecture', 'Architecture: how this page is composed'),
  );
  document.body.append(line);
}

/** Shows which remotes have a fault, with a button that ends all faults. */
function faultMark(onReset: () => void): (switches: Switches) => void {
  const mark = made('aside');
  mark.dataset['architecture'] = 'faults';
  mark.setAttribute('aria-label', 'Faults of the local site');
  const text = made('span');
  mark.append(text, made('button', { type: 'button', textContent: 'Reset all', onclick: onReset }));
  return (switches) => {
    const sentences = faultSentences(switches);
    text.textContent = sentences.join(' · ');
    if (sentences.length === 0) mark.remove();
    else if (!mark.isConnected) document.body.append(mark);
  };
}

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
