import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import { loopback } from '../loopback';
import { proxyHeader } from '../workers/only-proxied';
import type { RunningWorker } from '../workers/start-worker';
import { popupHelperPath } from '../hosting/site-config';

type Authority = Pick<RunningWorker, 'port' | 'secret'>;

interface ProviderInfo {
  providerId: string;
  rawId: string;
  displayName?: string;
  email?: string;
  photoUrl?: string;
}

/** The local Google accounts by name and address; never a password. */
async function googleAccounts({ port, secret }: Authority, projectId: string) {
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

/**
 * What makes Google's popup work without Google: the helper script that the site loads before it opens the popup, and
 * our own account chooser in place of the emulator's, which takes its styles and scripts from the internet.
 */
export function googlePopup(browserDir: string, auth: Authority, projectId: string): Router {
  const router = Router();
  const send = (name: string): RequestHandler => {
    const file = path.join(browserDir, name);
    return (_request, response) => {
      response
        .set('Cache-Control', 'no-cache')
        .sendFile(file, { cacheControl: false, dotfiles: 'allow' });
    };
  };
  router.get(popupHelperPath, send('google-popup.js'));
  router.get('/local/google-chooser.js', send('google-chooser.js'));
  router.get('/local/google-chooser.css', send('google-chooser.css'));
  router.get('/local/google-accounts.json', async (_request, response) => {
    response.set('Cache-Control', 'no-store').json(await googleAccounts(auth, projectId));
  });
  router.get('/emulator/auth/handler', send('google-chooser.html'));
  return router;
}
