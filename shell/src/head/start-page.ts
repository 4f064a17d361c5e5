import { afterNextFrame, enterDialog } from '@burger/shared/platform/device';
import { closeEarlyDialog, closeOnClick } from '@burger/shared/platform/early-dialog';
import { storageKeys } from '@burger/shared/platform/storage';
import { mayPreview } from '../remotes/may-preview';
import {
  earlyPresses,
  heldNow,
  hideEventsBeforeClick,
  leadsAway,
  queuedPressName,
  showQueued,
} from '../remotes/queued-press';
import { isInShare, type StagedVersion } from '../remotes/stored-share';
import { longestWait, sheetName } from './load-sheet';

/**
 * The scripts of a page: `run` in this sequence, and those to preload because the first ones will load them.
 */
export interface PageScripts {
  run: readonly PageScript[];
  fetch: readonly PageScript[];
  staged?: StagedVersion & { remote: string };
}

export interface PageScript {
  address: string;
  integrity?: string;
}

/**
 * The inline page script. Marks the stored state before the first paint (`PreHydrationSwitch`), then starts
 * the sheet and the other scripts after the first paint with the largest picture, an input, a scroll or 1.5 s.
 * Pictures below the first screen come last or on scrolling.
 */
export function startPage(page: Document = document): void {
  const stored = (storage: 'localStorage' | 'sessionStorage', key: string): string => {
    try {
      return window[storage].getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const mark = (name: string, isStored: boolean) =>
    page.documentElement.toggleAttribute(`data-${name}`, isStored);
  const isIn = stored('localStorage', storageKeys.signedIn) === 'yes';
  mark('account', isIn);
  mark('usual', isIn && stored('localStorage', storageKeys.usual) !== '');
  mark(
    'cart',
    stored('localStorage', storageKeys.cart).includes('"lines":[{') ||
      stored('sessionStorage', storageKeys.placedOrder) !== '',
  );

  mark('under-way', stored('localStorage', storageKeys.underWay) !== '');

  // While this mark is set, CSS moves lazy pictures out of view, so that browsers do not load them early.
  const firstScreen = (only: boolean) => mark('first-screen', only);
  firstScreen(true);
  const showAll = () => firstScreen(false);
  const started = new AbortController();
  const listen = { capture: true, passive: true };
  const untilStarted = { signal: started.signal, ...listen };

  const add = (tag: string, attributes: object) =>
    new Promise((onload) => {
      const mode = { crossOrigin: 'anonymous', fetchPriority: 'low', onload, onerror: onload };
      page.head.append(Object.assign(page.createElement(tag), mode, attributes));
    });
  const start = () => {
    if (started.signal.aborted) return;
    // The list may be incomplete while the document loads. Adding the same listener again has no effect.
    if (page.readyState === 'loading') return page.addEventListener('DOMContentLoaded', start);
    const text = page.getElementById('page-scripts')?.textContent;
    if (!text) return;
    started.abort();
    const scripts = JSON.parse(text) as PageScripts;
    const loadSheet = Reflect.get(globalThis, sheetName) as (() => Promise<void>) | undefined;
    const sheet = loadSheet?.();
    const run = () =>
      Promise.all(
        scripts.run.map(({ address, integrity = '' }) =>
          add('script', { async: false, integrity, src: address }),
        ),
      );
    // styled-components takes over the styles when it is evaluated, so the scripts wait for the whole sheet.
    const ran = sheet ? sheet.then(run) : run();
    const { staged } = scripts;
    const isOther = mayPreview() || (staged && isInShare(staged.remote, staged));
    const fetched = [
      ...(sheet ? scripts.run : []),
      // Visitors with another version do not need the preloads of the page.
      ...(isOther ? [] : scripts.fetch),
    ].map(({ address, integrity = '' }) =>
      // Only JSON files have no hash.
      add('link', { rel: 'preload', as: integrity ? 'script' : 'fetch', integrity, href: address }),
    );
    void Promise.all([ran, ...fetched]).then(showAll);
  };
  const startInFrame = () => afterNextFrame(start);
  const afterPaint = () => {
    // Starting before the first frame is on the screen would take the connection from its pictures. A page that was
    // not prerendered has nothing to paint.
    if (page.getElementById('root')?.firstChild)
      new PerformanceObserver(startInFrame).observe({ type: 'paint', buffered: true });
    else startInFrame();
  };

  const waitForPicture = () => {
    const observed: HTMLImageElement[] = [];
    let largest = 0;
    for (const picture of page.images) {
      const { top, width, height } = picture.getBoundingClientRect();
      // Pictures are in document order, so measuring those below the screen would only cost layout time.
      if (top >= innerHeight) break;
      const area = width * height;
      if (area === 0) continue;
      if (area > largest) observed.unshift(picture);
      else observed.push(picture);
      largest = Math.max(area, largest);
    }
    // Set after all measurements, so that the browser lays the page out only once.
    for (const picture of observed) {
      // The largest comes first; otherwise all would share the connection.
      if (picture !== observed[0]) picture.fetchPriority = 'low';
      picture.loading = 'eager';
    }
    if (observed[0]) observed[0].decode().then(afterPaint, afterPaint);
    else afterPaint();
  };

  page.addEventListener('DOMContentLoaded', () => {
    waitForPicture();
    setTimeout(start, longestWait);
  });
  for (const moved of ['pointerdown', 'keydown', 'wheel', 'scroll']) {
    page.addEventListener(moved, start, untilStarted);
    page.addEventListener(moved, showAll, { ...listen, once: true });
  }
  // The queue is null once the shell handles clicks itself.
  const isShellReady = () => Reflect.get(globalThis, queuedPressName) === null;
  // Queues a click before the shell has loaded. The shell replays the queue (`press-queue.ts`).
  const keep = (pressed: Element, button: HTMLElement | null) => {
    if (isShellReady()) return;
    const before = earlyPresses();
    // Repeated clicks of an impatient visitor count once.
    if (before.at(-1)?.[0] === pressed) return;
    const held = heldNow(page);
    const dialog = showQueued(button);
    // The shell's history of dialogs continues with this entry, so that Back closes the dialog.
    if (dialog) enterDialog();
    Reflect.set(globalThis, queuedPressName, [...before, [pressed, held, dialog]]);
  };
  // On the window, before the listeners that queue clicks.
  window.addEventListener('click', closeOnClick, true);
  window.addEventListener('popstate', () => {
    if (!isShellReady()) closeEarlyDialog();
  });
  // In the capture phase, because React stops events at the root that it cannot handle yet.
  const press = (event: Event) => {
    const { target } = event;
    // A prevented click was a click on Add that `complete-adds.ts` has handled.
    if (!(target instanceof Element) || event.defaultPrevented) return;
    const button = target.closest('button');
    const link = target.closest('a');
    // The click on a submit button is queued by its submit event. Following a link would lose the queued
    // clicks.
    if (button && !(button.type === 'submit' && button.form)) keep(button, button);
    else if (leadsAway(link, event)) {
      if (earlyPresses().length > 0) {
        event.preventDefault();
        keep(link, link);
      } else if (!link.hash && !isShellReady()) showQueued(link);
    }
  };
  page.addEventListener('click', press, true);
  hideEventsBeforeClick(page, () => !isShellReady(), listen);
  page.addEventListener('submit', (event) => {
    // Code that has loaded calls preventDefault itself. Otherwise the browser would submit the form to its
    // URL.
    if (event.defaultPrevented) return;
    event.preventDefault();
    keep(event.target as Element, event.submitter);
  });
}
