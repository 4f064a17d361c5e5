import type { SiteConfig } from '@burger/shared/contracts';
import type { RequestHandler } from 'express';
import { pageTokensPath } from '../app-check/page-tokens';
import { projectId } from '../settings';

export const popupHelperPath = '/local/google-popup.js';

/**
 * `/config.json` of the local site: the same build talks to this backend instead of the hosted services. Pages bring
 * tokens of the stand-in of App Check where they are asked for.
 */
export const siteConfig =
  (asksForTokens: boolean): RequestHandler =>
  (request, response) => {
    const config: SiteConfig = {
      firebase: { apiKey: 'local', authDomain: request.headers.host ?? 'localhost', projectId },
      ...(asksForTokens && { appCheck: { siteKey: 'local' } }),
      local: { popupHelper: popupHelperPath, pageTokens: pageTokensPath },
    };
    response.set('Cache-Control', 'no-store').json(config);
  };
