import { pageHeaders } from '@burger/shared/security';
import type { RequestHandler } from 'express';
import type { ReadPageNeeds } from '../hosting/page-needs';

/**
 * Puts the headers of pages on every answer; what is no page (the API, built files) replaces them by stricter ones.
 * Hosting sends the same: both take them from `@burger/shared/security`.
 */
export const securityHeaders =
  (needs: ReadPageNeeds, devOrigins: readonly string[] = []): RequestHandler =>
  (_request, response, next) => {
    response.set(pageHeaders({ ...needs(), devOrigins }));
    next();
  };
