import * as bus from '@burger/shared/bus';
import type { RemoteName } from '@burger/shared/contracts';
import { addressIn, pageLanguage, prefixOf } from '@burger/shared/i18n';
import * as router from '@burger/shared/router';
import * as slots from '@burger/shared/slots';
import * as styled from '@burger/shared/styled';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import * as jsxRuntime from 'react/jsx-runtime';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { Exposed } from './remotes/load';
import type { ExposureRef } from './remotes/routes';
import { Document, type DocumentParts, FirstStyles } from './prerender/document';
import { firstStyles, sheetAddress } from './prerender/first-styles';
import { App } from './page/app';
import { type NamedDish, offlinePath, OfflinePage } from './prerender/offline-page';

export {
  addressIn,
  addTexts,
  languages as knownLanguages,
  pageLanguage,
  spoken as languages,
} from '@burger/shared/i18n';
export { restaurant } from '@burger/shared/restaurant';
export { palette } from '@burger/shared/ui/global-css';
export {
  extraPages,
  fragments,
  guestPlaces,
  keyedPages,
  owners,
  pages,
  placesOf,
  staffPages,
  staffPlaces,
} from './remotes/routes';
export { ownContract, speaksOurContract } from './remotes/remotes-api';
export { shortcuts } from './page/parts';
export {
  architectureMeta,
  staffMeta,
  keyedMeta,
  notFoundMeta,
  offlineMeta,
  pageMeta,
} from './prerender/document';
export { offlinePath } from './prerender/offline-page';
export { textsOf } from './remotes/remotes-for';

// Prerendering never signs in a user, so Firebase is replaced by nothing.
const noFirebase = {};

/** Shared modules that the remotes' node bundles use instead of their own copies. */
export const singletons: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  '@burger/shared/bus': bus,
  '@burger/shared/firebase': noFirebase,
  '@burger/shared/router': router,
  '@burger/shared/slots': slots,
  '@burger/shared/styled': styled,
};

type NodeModule = Record<string, unknown>;
export type LoadNodeModule = (remote: RemoteName, exposure: string) => NodeModule;

export type Rendered = Pick<DocumentParts, 'html' | 'styles'> & {
  /** The whole sheet of a page whose document has only the styles of its first view. */
  sheet?: { address: string; text: string };
};

// The pages of daily use. Their documents fit into the first round trip of a connection only without other styles.
const withSheet: ReadonlySet<string> = new Set(['/', '/menu']);

interface StyleProps {
  'data-styled-version': string;
  dangerouslySetInnerHTML: { __html: string };
}

/** Separates the styles of the first view from the sheet, which `loadSheet` adds after the first paint. */
function separated(html: string, styles: React.JSX.Element[]): Rendered {
  const [{ props }] = styles as [React.ReactElement<StyleProps>];
  const text = props.dangerouslySetInnerHTML.__html;
  const address = sheetAddress(text);
  const first = (
    <FirstStyles
      address={address}
      version={props['data-styled-version']}
      text={firstStyles(html, text)}
    />
  );
  return { html, styles: first, sheet: { address, text } };
}

async function renderAt(path: string, view: React.ReactNode): Promise<Rendered> {
  const sheet = new ServerStyleSheet();
  try {
    const page = sheet.collectStyles(
      <React.StrictMode>
        <StaticRouter location={addressIn(pageLanguage, path)} basename={prefixOf(pageLanguage)}>
          {view}
        </StaticRouter>
      </React.StrictMode>,
    );
    const failures: unknown[] = [];
    const { prelude } = await prerender(page, {
      onError: (error) => void failures.push(error),
      // Rendered as one chunk: otherwise React would move large parts to the end and insert them with inline
      // scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    });
    const html = await new Response(prelude).text();
    if (failures.length > 0) throw failures[0];
    const styles = sheet.getStyleElement();
    return withSheet.has(path) ? separated(html, styles) : { html, styles };
  } finally {
    sheet.seal();
  }
}

/** Renders the page of one path in this process's language. Throws when a remote's view throws. */
export function renderRoute(path: string, loadModule: LoadNodeModule): Promise<Rendered> {
  const load = ({ remote, exposure }: ExposureRef): Exposed => {
    const value = loadModule(remote, exposure.slice(2));
    return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  };
  return renderAt(path, <App loader={{ load, retry: load }} />);
}

/** Renders the offline page. It uses no remote and lists some dishes of the cached menu. */
export const renderOffline = (dishes: readonly NamedDish[]): Promise<Rendered> =>
  renderAt(offlinePath, <OfflinePage dishes={dishes} />);

export const renderDocument = (page: DocumentParts): string =>
  `<!doctype html>${renderToStaticMarkup(<Document {...page} />)}`;
