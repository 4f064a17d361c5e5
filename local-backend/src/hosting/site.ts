import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { IsDeployed } from '@burger/functions/deployed-versions';
import { languageAt, prefixOf } from '@burger/shared/i18n';
import {
  dataHeaders,
  headersForHosts,
  isUnserved,
  needsAt,
  pageAddress,
  pageHeaders,
  type SiteNeeds,
} from '@burger/shared/platform/security';
import type { Request, RequestHandler } from 'express';
import sirv from 'sirv';
import { isOfThisMachine, isOfThisSite, notOfThisSite } from '../loopback';

type ReadSiteNeeds = () => SiteNeeds;

/**
 * Returns a reader of `headers.json` with the pages' Content-Security-Policy. It checks the file on each
 * call, so that a deployment applies immediately.
 */
export function readSiteNeeds(siteDir: string): ReadSiteNeeds {
  const file = path.join(siteDir, 'headers.json');
  let read: { at: number; needs: SiteNeeds } | undefined;
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return {};
    if (read?.at !== at) read = { at, needs: JSON.parse(readFileSync(file, 'utf8')) as SiteNeeds };
    return read.needs;
  };
}

/** Sets the headers of pages on every response, as Firebase Hosting does. API and files replace them. */
export const securityHeaders =
  (needs: ReadSiteNeeds, devOrigins: readonly string[] = []): RequestHandler =>
  ({ path }, response, next) => {
    response.set(pageHeaders({ ...needsAt(needs(), path), devOrigins }));
    next();
  };

const openToHosts = /^\/(?:remotes|shell|pictures|fonts|shop|api\/shop)(?:\/|$)/;

const isOfHost = ({ headers, method, path }: Request, hosts: string | null | undefined): boolean =>
  isOfThisMachine(headers) &&
  method === 'GET' &&
  openToHosts.test(path) &&
  (hosts === '*' || (typeof hosts === 'string' && headers.origin === hosts));

/** Responds 403 to requests that another website could make the visitor's browser send to this server. */
export const loopbackGuard =
  (needs: ReadSiteNeeds): RequestHandler =>
  (request, response, next) => {
    if (isOfThisSite(request.headers) || isOfHost(request, needs().hosts)) return next();
    response.status(403).json(notOfThisSite);
  };

// These file names contain a content hash, so browsers may cache the files for a year.
const immutable = /^\/(shell|remotes|pictures|fonts|shop)\//;

// Manifests name the running version of a remote, so browsers must not cache them.
const current = /^\/remotes\/[^/]+\/mf-manifest\.json$/;

const cacheControl = (url: string, isRevalidated: boolean): string =>
  immutable.test(url) && !current.test(url) && !isRevalidated
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';

/**
 * Serves the site with clean URLs, brotli and ETags. Checks the folder on each request, so that a deployment
 * applies immediately.
 */
export function staticSite(
  siteDir: string,
  needs: ReadSiteNeeds,
  { architecture = false } = {},
): Record<'files' | 'missing', RequestHandler> {
  const serve = sirv(siteDir, { dev: true, etag: true, brotli: true });
  return {
    files: (request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.status(405).set('Allow', 'GET, HEAD').type('text').send('Method not allowed');
        return;
      }
      // Firebase Hosting sets headers by path, whether the file exists or not.
      if (immutable.test(request.path)) {
        response.set({ ...dataHeaders(), ...headersForHosts(needs().hosts) });
      }
      if (isUnserved(request.path)) return next();
      // A cached script would answer for a remote that the page for engineers has stopped.
      const isRevalidated = architecture && request.path.startsWith('/remotes/');
      response.setHeader('Cache-Control', cacheControl(request.path, isRevalidated));
      // All links with a key are served by one page, which reads the key from the URL.
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

export const publishedIn =
  (siteDir: string): IsDeployed =>
  (part, version) => {
    const folder = part === 'shell' ? ['shell'] : ['remotes', part];
    return Promise.resolve(existsSync(path.join(siteDir, ...folder, version)));
  };
