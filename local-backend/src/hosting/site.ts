import path from 'node:path';
import { existsSync } from 'node:fs';
import { languageAt, prefixOf } from '@burger/shared/language';
import {
  dataHeaders,
  headersForHosts,
  isDeploymentRecord,
  pageAddress,
} from '@burger/shared/security';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import type { ReadSiteNeeds } from './site-needs';

// Their names change with their content, so a browser never has to ask again.
const immutable = /^\/(shell|remotes|pictures|fonts|shop)\//;

// But for what says which version of a remote runs.
const current = /^\/remotes\/[^/]+\/mf-manifest\.json$/;

const cacheControl = (url: string): string =>
  immutable.test(url) && !current.test(url) ? 'public, max-age=31536000, immutable' : 'no-cache';

export interface StaticSite {
  /** Answers with a file, or passes on. */
  files: RequestHandler;
  /** Answers what there is no file for. */
  missing: RequestHandler;
}

/**
 * Serves the built site: clean URLs (`/menu` → `menu/index.html`), brotli where it was built, ETags.
 * Looks at the folder on each request, so a remote that is deployed while the server runs shows at once.
 */
export function staticSite(siteDir: string, needs: ReadSiteNeeds): StaticSite {
  const serve = sirv(siteDir, { dev: true, etag: true, brotli: true });
  return {
    files: (request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.status(405).set('Allow', 'GET, HEAD').type('text').send('Method not allowed');
        return;
      }
      if (isDeploymentRecord(request.path)) return next();
      if (immutable.test(request.path)) {
        response.set({ ...dataHeaders(), ...headersForHosts(needs().hosts) });
      }
      response.setHeader('Cache-Control', cacheControl(request.path));
      // The page at a link's key knows the key from its address.
      const page = pageAddress(request.path);
      if (page !== request.path) request.url = page;
      serve(request, response, next);
    },
    missing: (request, response) => {
      response.setHeader('Cache-Control', 'no-store');
      response.status(404);
      if (immutable.test(request.path)) {
        response.type('text').send('Not found');
        return;
      }
      const own = `${prefixOf(languageAt(request.path))}/404.html`;
      const page = existsSync(path.join(siteDir, own)) ? own : '/index.html';
      if (!existsSync(path.join(siteDir, page))) {
        response.type('text').send('Not found. Has the site been built? npm run build');
        return;
      }
      response.sendFile(page, {
        root: siteDir,
        etag: false,
        lastModified: false,
        acceptRanges: false,
        cacheControl: false,
      });
    },
  };
}
