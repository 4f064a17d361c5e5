import type { SiteConfig } from '@burger/shared/contracts';
import type { RequestHandler } from 'express';
import { projectId } from '../settings';

export const popupHelperPath = '/local/google-popup.js';

/** `/config.json` of the local site: the same build talks to this backend instead of the hosted services. */
export const siteConfig: RequestHandler = (request, response) => {
  const config: SiteConfig = {
    firebase: { apiKey: 'local', authDomain: request.headers.host ?? 'localhost', projectId },
    local: { popupHelper: popupHelperPath },
  };
  response.set('Cache-Control', 'no-store').json(config);
};
