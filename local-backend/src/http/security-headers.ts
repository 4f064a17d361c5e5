import { needsAt, pageHeaders } from '@burger/shared/security';
import type { RequestHandler } from 'express';
import type { ReadSiteNeeds } from '../hosting/site-needs';

/**
 * Puts the headers of the page at its address on every answer; what is no page (the API, built files) replaces them by
 * stricter ones. Hosting sends the same: both take them from `@burger/shared/security`.
 */
export const securityHeaders =
  (needs: ReadSiteNeeds, devOrigins: readonly string[] = []): RequestHandler =>
  ({ path }, response, next) => {
    response.set(pageHeaders({ ...needsAt(needs(), path), devOrigins }));
    next();
  };
