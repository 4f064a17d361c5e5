import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import express from 'express';
import { createLocalApi } from './api/local-api';
import { botCheckPath, noBotCheck } from './auth/no-bot-check';
import { googlePopup } from './google-popup/google-popup';
import { answerFailures } from './http/answer-failures';
import { listen, stopListening } from './http/listen';
import { loopbackGuard } from './http/loopback-guard';
import { proxyTo } from './http/proxy-to';
import { securityHeaders } from './http/security-headers';
import { projectId, readSettings, type Settings } from './settings';
import { readSiteNeeds } from './hosting/site-needs';
import { siteConfig } from './hosting/site-config';
import { staticSite } from './hosting/static-site';
import { startWorker } from './workers/start-worker';

export interface Backend {
  url: string;
  port: number;
  /** Saves what there is to save and stops everything. */
  close(): Promise<void>;
}

const authPaths = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];
const storePaths = ['/v1/projects/'];

/**
 * Starts the whole site on one loopback port. Sign-in takes about two seconds longer to load: requests that need it wait.
 * Rejects with a PortTakenError. Only one at a time may run in a process. What is not given has its usual place.
 */
export async function createBackend(
  options: Partial<Settings> = {},
  say: (line: string) => void = () => undefined,
): Promise<Backend> {
  const settings = { ...readSettings({}, __dirname), ...options };
  const { dataDir, devOrigins, distDir, rootDir, siteDir } = settings;
  mkdirSync(dataDir, { recursive: true });
  const app = express();
  app.disable('x-powered-by');
  const server = createServer(app);
  // Before anything else is started: a second copy must not touch the data of the first.
  const port = await listen(server, settings.port);
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  app.use((_request, _response, next) => void opened.then(() => next()));

  const thread = (name: string) =>
    startWorker(path.join(distDir, `${name}.cjs`), { dataDir, rootDir, projectId }, say);
  const [auth, store] = await Promise.all([thread('auth-worker'), thread('store-worker')]).catch(
    async (error: unknown) => {
      await stopListening(server);
      throw error;
    },
  );
  const local = createLocalApi({
    projectId,
    dataDir,
    authPort: auth.port,
    storePort: store.port,
  });

  const passTo = (to: number, paths: readonly string[]): express.RequestHandler => {
    const proxy = proxyTo(to);
    return (request, response, next) =>
      paths.some((start) => request.url.startsWith(start))
        ? proxy(request, response, next)
        : next();
  };
  app.use(securityHeaders(readSiteNeeds(siteDir), devOrigins));
  app.use(loopbackGuard);
  // The API brings its own headers, stricter than those of pages.
  app.use('/api', local.api);
  app.get('/getGoogleReviews', (request, response) => local.api(request, response));
  app.get('/config.json', siteConfig);
  app.use(googlePopup(path.join(distDir, 'browser'), auth.port, projectId));
  app.get(botCheckPath, noBotCheck);
  app.use(passTo(auth.port, authPaths));
  app.use(passTo(store.port, storePaths));
  app.use(...staticSite(siteDir));
  app.use(answerFailures(say));
  open();

  return {
    url: `http://localhost:${port}`,
    port,
    async close() {
      await stopListening(server);
      await local.close();
      await Promise.all([auth.stop(), store.stop()]);
    },
  };
}
