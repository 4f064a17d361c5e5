import { storageKeys } from '@burger/shared/storage';
import { mayPreview } from '../remotes/may-preview';
import {
  earlyPresses,
  heldNow,
  leadsAway,
  queuedPressName,
  showQueued,
} from '../remotes/queued-press';
import { isInShare, type StagedVersion } from '../remotes/stored-share';

/** What a page starts with: scripts to run, in their order, and scripts to fetch because those will ask for them. */
export interface PageScripts {
  run: readonly PageScript[];
  fetch: readonly PageScript[];
  /** Another version of the page's remote, which a share of the visitors gets. */
  staged?: StagedVersion & { remote: string };
}

export interface PageScript {
  address: string;
  integrity?: string;
}

/**
 * The first script: marks before the first paint what the browser kept (`PreHydrationSwitch`), then starts the others after the
 * largest picture, a touch, a key or 1.5 s; the pictures below the first screen come after those, or with a move.
 */
export function startPage(page: Document = document): void {
  const kept = (storage: 'localStorage' | 'sessionStorage', key: string): string => {
    try {
      return window[storage].getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const mark = (name: string, isKept: boolean) =>
    page.documentElement.toggleAttribute(`data-${name}`, isKept);
  const isIn = kept('localStorage', storageKeys.signedIn) === 'yes';
  mark('account', isIn);
  mark('usual', isIn && kept('localStorage', storageKeys.usual) !== '');
  mark(
    'cart',
    kept('localStorage', storageKeys.cart).includes('"lines":[{') ||
      kept('sessionStorage', storageKeys.placedOrder) !== '',
  );

  mark('under-way', kept('localStorage', storageKeys.underWay) !== '');

  // While it is set the style sheet moves lazy pictures away, so that browsers do not ask for them ahead.
  const firstScreen = (only: boolean) => mark('first-screen', only);
  firstScreen(true);
  const showAll = () => firstScreen(false);
  const started = new AbortController();
  const once = { signal: started.signal, capture: true, passive: true };

  const add = (tag: string, attributes: object) =>
    new Promise((onload) => {
      const mode = { crossOrigin: 'anonymous', fetchPriority: 'low', onload, onerror: onload };
      page.head.append(Object.assign(page.createElement(tag), mode, attributes));
    });
  const start = () => {
    const text = page.getElementById('page-scripts')?.textContent;
    if (!text || started.signal.aborted) return;
    started.abort();
    const scripts = JSON.parse(text) as PageScripts;
    const run = scripts.run.map(({ address, integrity = '' }) =>
      add('script', { async: false, integrity, src: address }),
    );
    const { staged } = scripts;
    const isOther = mayPreview() || (staged && isInShare(staged.remote, staged));
    // Who gets another version does not need those that the page names.
    const fetched = (isOther ? [] : scripts.fetch).map(({ address, integrity = '' }) =>
      // What is not pinned is no script but the list of remotes.
      add('link', { rel: 'preload', as: integrity ? 'script' : 'fetch', integrity, href: address }),
    );
    void Promise.all([...run, ...fetched]).then(showAll);
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(start));

  const waitForPicture = () => {
    const seen: HTMLImageElement[] = [];
    let largest = 0;
    for (const picture of page.images) {
      const { top, width, height } = picture.getBoundingClientRect();
      // Pictures stand from top to bottom: those after this one would only cost their layout.
      if (top >= innerHeight) break;
      const area = width * height;
      if (area === 0) continue;
      // The largest one first.
      if (area > largest) seen.unshift(picture);
      else seen.push(picture);
      largest = Math.max(area, largest);
    }
    // Changed once all are measured, so that the page is laid out once.
    for (const picture of seen) picture.loading = 'eager';
    if (seen[0]) seen[0].decode().then(afterPaint, afterPaint);
    else afterPaint();
  };

  page.addEventListener('DOMContentLoaded', () => {
    waitForPicture();
    setTimeout(start, 1500);
  });
  for (const meant of ['pointerdown', 'keydown']) page.addEventListener(meant, start, once);
  for (const moved of ['pointerdown', 'keydown', 'wheel', 'scroll']) {
    page.addEventListener(moved, showAll, { capture: true, passive: true, once: true });
  }
  // Presses that come before even the shell, which does them once it can (`press-queue.ts`).
  const keep = (pressed: Element, button: Element | null) => {
    // The shell, once it is there, answers by itself.
    if (Reflect.get(globalThis, queuedPressName) === null) return;
    const before = earlyPresses();
    // Pressed once more by who is in a hurry.
    if (before.at(-1)?.[0] === pressed) return;
    Reflect.set(globalThis, queuedPressName, [...before, [pressed, heldNow(page)]]);
    showQueued(button);
  };
  // On its way down: React stops what it cannot answer yet at the root of the page.
  const press = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest('button');
    const link = target.closest('a');
    // A form's button sends it, which is kept by itself; a link needs no code, but would leave behind what waits.
    if (button && !(button.type === 'submit' && button.form)) keep(button, button);
    else if (earlyPresses().length > 0 && link && leadsAway(link, event)) {
      event.preventDefault();
      keep(link, link);
    }
  };
  page.addEventListener('click', press, true);
  page.addEventListener('submit', (event) => {
    // Code that was there has done so: what is left would send what was typed to the address bar.
    if (event.defaultPrevented) return;
    event.preventDefault();
    keep(event.target as Element, event.submitter);
  });
}
