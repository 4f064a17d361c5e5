import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { restaurant } from '@burger/shared/restaurant';
import express from 'express';
import pRetry from 'p-retry';
import { createLocalApi } from './api';
import { pageTokens, pageTokensPath } from './app-check/page-tokens';
import { tokenSigner } from './auth/app-check';
import { counterAccount, type CounterAccount } from './auth/counter-account';
import { botCheckPath, noBotCheck } from './auth/no-bot-check';
import { holdFolder } from './files/hold-folder';
import { keepOwnData } from './files/keep-own-data';
import { googlePopup } from './auth/google';
import { answerFailures } from './http/answer-failures';
import { listen, stopListening } from './loopback';
import { loopbackGuard } from './http/loopback-guard';
import { proxyTo } from './http/proxy-to';
import { securityHeaders } from './http/security-headers';
import { projectId, readSettings, type Settings } from './settings';
import { followShop } from './hosting/follow-shop';
import { readSiteNeeds } from './hosting/site-needs';
import { siteConfig } from './hosting/site-config';
import { staticSite } from './hosting/site';
import { startWorker, type RunningWorker } from './workers/start-worker';

export interface Backend {
  /** How somebody signs in at the counter. */
  counter: CounterAccount;
  url: string;
  port: number;
  /** Whether the repository's menu is another than the one that is published. */
  hasOtherMenu: boolean;
  /** Saves what there is to save and stops everything. */
  close(): Promise<void>;
}

const authPaths = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];
const storePaths = ['/v1/projects/'];

/** Holds the folder of the data; where another holds it, the server that listens already stops. */
async function held(server: Server, dataDir: string): Promise<() => void> {
  try {
    return holdFolder(dataDir);
  } catch (error) {
    await stopListening(server);
    throw error;
  }
}

/**
 * Starts the whole site on one loopback port. Sign-in takes about a second longer to load: requests that need it wait.
 * Rejects with a PortTakenError or a FolderTakenError. Only one at a time may run in a process. What is not given has its usual place.
 */
export async function createBackend(
  options: Partial<Settings> = {},
  say: (line: string) => void = () => undefined,
): Promise<Backend> {
  const settings = { ...readSettings({}, __dirname), ...options };
  const { dataDir, devOrigins, distDir, rootDir, siteDir } = settings;
  const app = express();
  app.disable('x-powered-by');
  const server = createServer(app);
  // Before anything else is started: a second copy must not touch the data of the first.
  const port = await listen(server, settings.port);
  const letGo = await held(server, dataDir);
  keepOwnData(dataDir, restaurant, say);
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  app.use((_request, _response, next) => void opened.then(() => next()));

  const counter = counterAccount(dataDir, say);
  const thread = (name: string) =>
    startWorker(path.join(distDir, `${name}.cjs`), { dataDir, rootDir, projectId }, say);
  const [auth, store] = await Promise.all([thread('auth-worker'), thread('store-worker')]).catch(
    async (error: unknown) => {
      await stopListening(server);
      letGo();
      throw error;
    },
  );
  const needs = readSiteNeeds(siteDir);
  const signer = tokenSigner(projectId, Date.now);
  const local = createLocalApi({
    projectId,
    dataDir,
    siteDir,
    authPort: port,
    storePort: store.port,
    hosts: () => needs().hosts ?? null,
    uncountedOrders: settings.uncountedOrders,
    appCheck: settings.appCheck && { mode: settings.appCheck, verify: signer.verify },
    say,
  });

  const passTo = (to: RunningWorker, paths: readonly string[]): express.RequestHandler => {
    const proxy = proxyTo(to);
    return (request, response, next) =>
      paths.some((start) => request.url.startsWith(start))
        ? proxy(request, response, next)
        : next();
  };
  app.use(securityHeaders(needs, devOrigins));
  app.use(loopbackGuard(needs));
  // The API brings its own headers, stricter than those of pages.
  app.use('/api', local.api);
  app.get('/getGoogleReviews', (request, response) => local.api(request, response));
  app.get('/config.json', siteConfig(settings.appCheck !== null));
  app.post(pageTokensPath, pageTokens(signer));
  app.use(googlePopup(path.join(distDir, 'browser'), auth, projectId));
  app.get(botCheckPath, noBotCheck);
  app.use(passTo(auth, authPaths));
  app.use(passTo(store, storePaths));
  const { files, missing } = staticSite(siteDir, needs);
  app.use(files);
  // Of published documents the site holds only those that its pages were rendered from.
  app.get('/shop/*path', (request, response) => local.api(request, response));
  app.use(missing);
  app.use(answerFailures(say));

  const close = async (): Promise<void> => {
    await stopListening(server);
    await local.close();
    await Promise.all([auth.stop(), store.stop()]);
    letGo();
  };
  // A store without a menu starts from the repository's, before anybody can ask for it. On a busy machine the store's
  // thread may take longer to be there than a customer would wait for it.
  await pRetry(() => local.shop.today(), { retries: 5, minTimeout: 0 }).catch(
    async (error: unknown) => {
      await close();
      throw error;
    },
  );
  open();
  const followed = await followShop(local.shop, { ...settings, port }, say);

  return {
    counter,
    url: `http://localhost:${port}`,
    port,
    hasOtherMenu: followed.hasOtherMenu,
    async close() {
      followed.stop();
      await close();
    },
  };
}
