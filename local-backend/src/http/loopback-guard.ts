import type { IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { ReadSiteNeeds } from '../hosting/site-needs';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const nameOf = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

function isSameOrigin(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/**
 * Whether no foreign web page made the visitor's browser send this: its host name is this machine's (a page may point a
 * name of its own here) and its Origin, where it has one, is that host.
 */
export const isOfThisSite = ({ host = '', origin }: IncomingHttpHeaders): boolean =>
  localNames.has(nameOf(host)) && (origin === undefined || isSameOrigin(origin, host));

/** What is answered otherwise: 403. The auth emulator would tell every password. */
export const notOfThisSite = {
  error: { code: 'forbidden', message: 'This local site answers only its own pages.' },
};

// What remotes are made of, and the published shop.
const openToHosts = /^\/(?:remotes|shell|pictures|fonts|shop|api\/shop)(?:\/|$)/;

/** Whether a page that the owner lets show the site's remotes reads what they need. */
const isOfHost = ({ headers, method, path }: Request, hosts: string | null | undefined): boolean =>
  localNames.has(nameOf(headers.host ?? '')) &&
  method === 'GET' &&
  openToHosts.test(path) &&
  (hosts === '*' || (typeof hosts === 'string' && headers.origin === hosts));

/** Refuses what a foreign web page could make the visitor's browser send here. */
export const loopbackGuard =
  (needs: ReadSiteNeeds): RequestHandler =>
  (request, response, next) => {
    if (isOfThisSite(request.headers) || isOfHost(request, needs().hosts)) return next();
    response.status(403).json(notOfThisSite);
  };
