import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  isUnserved,
  needsAt,
  pageAddress,
  pageHeaders,
  type SiteNeeds,
} from '@burger/shared/platform/security';
import { type RequestHandler, type Response, Router } from 'express';

const delayMs = 5000;

/** Returns the faults in the cookie that the page sets (`shell/src/architecture/switches.ts`), by remote. */
function faultsIn(cookies = ''): Map<string, string> {
  const switches = /burger_architecture=([^;]*)/.exec(cookies)?.[1]?.split('+') ?? [];
  const faults = switches.map((one) => one.split('.'));
  return new Map(faults.map(([remote = '', fault = '']) => [remote, fault]));
}

/** Refuses or delays the scripts of remotes for a browser with these switches. */
const withFaults: RequestHandler = async ({ method, headers, params }, response, next) => {
  const fault = faultsIn(headers.cookie).get(String(params['remote']));
  // The page reads sizes with HEAD.
  if (method === 'GET' && fault === 'stop') {
    response.status(503).set('Cache-Control', 'no-store').type('js').end();
    return;
  }
  if (method === 'GET' && fault === 'delay') await wait(delayMs);
  next();
};

/** Refuses the service worker while there are faults, because its cache would answer for a stopped remote. */
const withoutWorker: RequestHandler = ({ headers }, response, next) => {
  const isFaulty = [...faultsIn(headers.cookie).values()].some((fault) => fault !== '');
  if (isFaulty) response.status(404).set('Cache-Control', 'no-store').end();
  else next();
};

/** The file of the page for engineers, in a site that does not publish it. */
const unpublished = '.architecture.html';

function readPage(siteDir: string, address: string): string | null {
  if (isUnserved(address) || address.includes('..')) return null;
  const file = path.join(siteDir, address, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function probeOf(siteDir: string): string | null {
  const { shell } = JSON.parse(readFileSync(path.join(siteDir, 'shell.json'), 'utf8')) as {
    shell: { base: string };
  };
  const address = `${shell.base}architecture/probe.js`;
  return existsSync(path.join(siteDir, address)) ? address : null;
}

/** Lets the page for engineers show other pages of the site in a frame. */
function showInFrame(response: Response): void {
  const policy = String(response.get('Content-Security-Policy') ?? '');
  response.set({
    'Content-Security-Policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    'X-Frame-Options': 'SAMEORIGIN',
  });
}

/**
 * Serves the page /architecture, applies its switches to remotes, and adds its script to each page of the site.
 * Serves nothing for a shell without that page, as after a rollback.
 */
export function architecture(siteDir: string, needs: () => SiteNeeds): RequestHandler {
  const router = Router();
  const probed = (html: string) => {
    const probe = probeOf(siteDir);
    return probe ? html.replace('</body>', `<script src="${probe}"></script></body>`) : html;
  };
  router.get('/remotes/:remote/*file', withFaults);
  router.get('/service-worker.js', withoutWorker);
  router.get('/shell/:version/architecture/:file', ({ path: address }, response) => {
    response.set('Cache-Control', 'no-cache');
    response.sendFile(address, { root: siteDir, cacheControl: false });
  });
  router.get('/architecture', (_request, response, next) => {
    const file = path.join(siteDir, unpublished);
    if (!existsSync(file)) return next();
    response
      .set({ ...pageHeaders(needsAt(needs(), `/${unpublished}`)), 'Cache-Control': 'no-store' })
      .type('html')
      .send(probed(readFileSync(file, 'utf8')));
  });
  router.get('/{*page}', ({ path: address }, response, next) => {
    const html = readPage(siteDir, pageAddress(address));
    if (html === null) return next();
    showInFrame(response);
    response.set('Cache-Control', 'no-cache').type('html').send(probed(html));
  });
  return router;
}
