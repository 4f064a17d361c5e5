import type { RemotesFile, SpokenTexts } from '@burger/shared/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { siteFolder } from '../../../shared/repository/paths.mjs';
import type { LoadNodeModule } from '../../../shell/src/prerender';
import type { DocumentParts, FirstPicture } from '../../../shell/src/prerender/document';
import { brotli } from '../site/files';
import { remoteLine, type LastingFile, type SiteParts, type Staged } from '../site/records';
import { architecturePage } from './architecture-page';
import { pageLists } from './page-lists';
import { firstRemotes, ownScripts, scriptsAt } from './page-scripts';
import {
  featuredDishes,
  needsShopFile,
  nodeModule,
  ownShop,
  type ExposureRef,
  type Renderer,
} from './renderer';
import {
  apartFrom,
  apartManifest,
  fileOf,
  isForSearch,
  keyedFrom,
  pagesFrom,
  type Page,
} from './site-pages';

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const unescaped = (text = '') =>
  text.replace(/&(amp|lt|gt|quot);/g, (all, sign: string) => signs[sign] ?? all);

/** Returns the picture marked as the page's largest, which the page preloads. */
export function firstPicture(html: string): FirstPicture | null {
  const marked = /<picture>(?:(?!<\/picture>).)*fetchPriority="high"/i.exec(html)?.[0] ?? '';
  const source = /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/i.exec(marked);
  return source && { imageSrcSet: unescaped(source[1]), imageSizes: unescaped(source[2]) };
}

const componentId = /^sc-[0-9a-f]+-\d+$/;

/**
 * Returns the markup without the class names that identify styled components. Only a style that selects another
 * component would need them, and the linter forbids these.
 */
export const withoutComponentIds = (html: string): string =>
  html.replaceAll(/ class="([^"]*)"/g, (_all, names: string) => {
    const others = names.split(' ').filter((name) => !componentId.test(name));
    return others.length > 0 ? ` class="${others.join(' ')}"` : '';
  });

const documentOf = (renderer: Renderer, parts: DocumentParts): string =>
  renderer.renderDocument({ ...parts, html: withoutComponentIds(parts.html) });

// Pages with a placeholder for content that the customer saw last.
const hasCachedText = (html: string) => html.includes(' data-seen="');

const hasEarlyStepper = (html: string) => html.includes('<template data-early-stepper');

type OwnParts = Pick<DocumentParts, 'robots' | 'alone' | 'manifest'>;

const loaderOf =
  (remotes: RemotesFile, renderer: Renderer): LoadNodeModule =>
  (remote, exposure) => {
    // The node bundle is always local, even when browsers load the web bundle from another site.
    const folder = `/remotes/${remote}/${remotes[remote]?.version}/node`;
    const place = { remote, exposure: `./${exposure}` };
    for (const texts of renderer.textsOf(place, remotes[remote])) {
      const file = `${folder}/${texts.exposure.slice(2)}.cjs`;
      renderer.addTexts(nodeModule<SpokenTexts>(file).texts);
    }
    return nodeModule(`${folder}/${exposure}.cjs`);
  };

/** Returns the staged versions that a page lists. Customer pages leave out staff remotes. */
function stagedOn(
  isStaffPage: boolean,
  staged: Staged,
  { staffPages }: Pick<Renderer, 'staffPages'>,
) {
  const staff = new Set<string>(Object.values(staffPages).map(({ remote }) => remote));
  const here = Object.entries(staged).filter(([remote]) => staff.has(remote) === isStaffPage);
  if (here.length === 0) return {};
  const named = here.map(([remote, { share, line }]) => [
    remote,
    { version: line.version, share, line: remoteLine(line).address },
  ]);
  return { staged: Object.fromEntries(named) as object };
}

/** Returns the staged version for a page's first script, which decides whether its preloads are needed. */
function stagedAt(place: ExposureRef | undefined, staged: Staged) {
  const found = place && staged[place.remote];
  if (!found) return {};
  return { staged: { remote: place.remote, version: found.line.version, share: found.share } };
}

/** Returns a function that renders one page with the parts of the remotes list and published document that it needs. */
function pageRenderer(
  { shell, remotes, fonts, staged }: SiteParts,
  { lists, add }: { lists: ReturnType<typeof pageLists>; add: (file: LastingFile) => void },
  renderer: Renderer,
) {
  const loadModule = loaderOf(remotes, renderer);
  const run = ownScripts(shell, renderer);
  const shop = ownShop();
  const scriptFile = (name: string) => `${siteFolder}${shell.base}head/${name}.js`;
  const script = (name: string) => readFileSync(scriptFile(name), 'utf8').trim();
  const [chooseLanguage, start] = [script('language'), script('start')];
  // Since 0.3.0, whose shell has no `adds` and no `sheet`.
  const scriptIfAny = (name: string) => (existsSync(scriptFile(name)) ? [script(name)] : []);
  const observed = [script('seen')];
  const [adds, loadSheet] = [scriptIfAny('adds'), scriptIfAny('sheet')];

  return async (
    path: string,
    meta: DocumentParts['meta'],
    place: ExposureRef | undefined,
    own: OwnParts = {},
  ): Promise<string> => {
    const view = await renderer.renderRoute(path, loadModule).catch((cause: Error) => {
      throw new Error(`${path} cannot be rendered: ${cause.message}`, { cause });
    });
    if (view.sheet) add(view.sheet);
    const list = lists[own.alone ? 'staff' : 'customers'].address;
    // A standalone page needs no further files.
    const files = [...(own.alone ? [] : [list]), ...(needsShopFile(path) ? [shop.file] : [])];
    const data = {
      shop,
      remotes: {
        list,
        first: firstRemotes(place, remotes, renderer),
        ...stagedOn(own.alone ?? false, staged, renderer),
      },
      'page-scripts': {
        run,
        ...stagedAt(place, staged),
        fetch: [...scriptsAt(place, remotes, renderer), ...files.map((address) => ({ address }))],
      },
    };
    return documentOf(renderer, {
      ...view,
      ...own,
      path,
      meta,
      fonts,
      head: own.alone
        ? [start]
        : [
            ...(hasCachedText(view.html) ? observed : []),
            // Before the first script, which leaves completed clicks alone.
            ...(hasEarlyStepper(view.html) ? adds : []),
            // In one element, because each element adds its hash to the Content-Security-Policy.
            [...(view.sheet ? loadSheet : []), start, chooseLanguage].join(';'),
          ],
      firstPicture: firstPicture(view.html),
      data,
    });
  };
}

/** A finished page, or a file that pages load: its path, its text, and the text in brotli. */
export type RenderedPage = readonly [file: string, text: string, compressed: Uint8Array];

/** Returns every page in the language of this thread, after the files that the pages load. */
export async function pagesIn(
  { site }: { site: SiteParts },
  renderer: Renderer,
): Promise<RenderedPage[]> {
  const { remotes, fonts } = site;
  Object.assign(globalThis, { [Symbol.for('burger.singletons@1')]: renderer.singletons });
  const lists = pageLists(site, renderer);
  const loaded: LastingFile[] = Object.values(lists);
  const page = pageRenderer(site, { lists, add: (file) => loaded.push(file) }, renderer);
  const addressOf = (path: string) => renderer.addressIn(renderer.pageLanguage, path);
  const pages: Page[] = [];
  const hidden = { robots: 'noindex' };
  for (const [route, place] of pagesFrom(renderer, remotes)) {
    const meta = renderer.pageMeta[route as keyof typeof renderer.pageMeta];
    const own = isForSearch(route) ? {} : hidden;
    pages.push([fileOf(addressOf(route)), await page(route, meta, place, own)]);
  }
  const missing = await page('/404', renderer.notFoundMeta, undefined, hidden);
  pages.push([`${addressOf('/404').slice(1)}.html`, missing]);
  for (const [route, place] of keyedFrom(renderer, remotes)) {
    const meta = renderer.keyedMeta[route as keyof typeof renderer.keyedPages];
    pages.push([fileOf(addressOf(route)), await page(route, meta, place, hidden)]);
  }
  for (const [route, place] of apartFrom(renderer, remotes)) {
    const own = { ...hidden, alone: true, manifest: apartManifest(route) };
    const meta = renderer.staffMeta[route as keyof typeof renderer.staffPages];
    pages.push([fileOf(route), await page(route, meta, place, own)]);
  }
  pages.push(...architecturePage(site, renderer));
  // Offline visitors cannot load scripts, so this page has none.
  const { offlineMeta: meta, offlinePath: path } = renderer;
  const view = await renderer.renderOffline(featuredDishes());
  const bare = { head: [], firstPicture: null, data: {}, ...hidden };
  pages.push([
    fileOf(addressOf(path)),
    documentOf(renderer, { ...view, ...bare, path, meta, fonts }),
  ]);
  // Compression takes longer than rendering, so each thread compresses its own pages.
  const files = loaded.map(({ address, text }): Page => [address.slice(1), text]);
  return [...files, ...pages].map(([file, text]) => [file, text, brotli(text)]);
}
