import path from 'node:path';
import type { SiteConfig } from '@burger/shared/contracts';
import { type RequestHandler, Router } from 'express';
import { loopback, proxyHeader } from '../loopback';
import { projectId } from '../settings';
import type { RunningWorker } from '../workers/start-worker';
import { pageTokensPath } from './app-check';

const popupHelperPath = '/local/google-popup.js';

type ProviderInfo = Record<'providerId' | 'rawId', string> &
  Partial<Record<'displayName' | 'email' | 'photoUrl', string>>;

async function googleAccounts({ port, secret }: RunningWorker) {
  const url = `http://${loopback}:${port}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=-1`;
  const answer = await fetch(url, {
    headers: { authorization: 'Bearer owner', [proxyHeader]: secret },
  });
  const { users = [] } = (await answer.json()) as {
    users?: { providerUserInfo?: ProviderInfo[] }[];
  };
  return users
    .flatMap((user) => user.providerUserInfo ?? [])
    .filter((info) => info.providerId === 'google.com')
    .map(({ rawId, displayName, email, photoUrl }) => ({
      sub: rawId,
      name: displayName ?? '',
      email: email ?? '',
      picture: photoUrl,
    }));
}

/** Serves the helper script and account chooser that replace Google's sign-in popup offline. */
export function googlePopup(browserDir: string, auth: RunningWorker): Router {
  const router = Router();
  const files = {
    [popupHelperPath]: 'google-popup.js',
    '/local/google-chooser.js': 'google-chooser.js',
    '/local/google-chooser.css': 'google-chooser.css',
    '/emulator/auth/handler': 'google-chooser.html',
  };
  for (const [address, name] of Object.entries(files)) {
    router.get(address, (_request, response) => {
      response
        .set('Cache-Control', 'no-cache')
        .sendFile(path.join(browserDir, name), { cacheControl: false, dotfiles: 'allow' });
    });
  }
  router.get('/local/google-accounts.json', async (_request, response) => {
    response.set('Cache-Control', 'no-store').json(await googleAccounts(auth));
  });
  return router;
}

export const botCheckPath = '/identitytoolkit.googleapis.com/v2/recaptchaConfig';

/** Responds that no sign-in needs reCAPTCHA. The emulator lacks this call: browsers would log a 404. */
export const noBotCheck: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({
    recaptchaKey: 'local',
    recaptchaEnforcementState: ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'].map((provider) => ({
      provider,
      enforcementState: 'OFF',
    })),
  });
};

/** Serves `/config.json`, which makes the production build use this backend instead of hosted services. */
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
