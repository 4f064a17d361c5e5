import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { restaurant } from '@burger/shared/restaurant';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import pRetry from 'p-retry';
import { createLocalApi } from './api';
import { counterAccount, type CounterAccount } from './auth/accounts';
import { pageTokens, pageTokensPath, tokenSigner } from './auth/app-check';
import { botCheckPath, googlePopup, noBotCheck, siteConfig } from './auth/google';
import { lockFolder, separateData } from './data-folder';
import { architecture } from './hosting/architecture';
import { followShop } from './hosting/prerendering';
import { loopbackGuard, readSiteNeeds, securityHeaders, staticSite } from './hosting/site';
import { listen, stopListening } from './loopback';
import { createStandIn, notifyPort } from './payments/stand-in';
import { createPushStandIn } from './push/stand-in';
import { projectId, readSettings, type Settings } from './settings';
import { createWhatsAppStandIn, deliverTo } from './whatsapp/stand-in';
import { proxyTo, startWorker } from './workers/start-worker';

export interface Backend {
  counter: CounterAccount;
  url: string;
  port: number;
  hasOtherMenu: boolean;
  close(): Promise<void>;
}

const authPaths = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];
type Say = (line: string) => void;
type AtEnd = (end: () => unknown) => void;

/** Starts the local site on one port, once per process. May reject: PortTakenError, FolderTakenError. */
export async function createBackend(
  options: Partial<Settings> = {},
  say: Say = () => undefined,
): Promise<Backend> {
  const settings = { ...readSettings({}, __dirname), ...options };
  const app = express();
  app.disable('x-powered-by');
  const server = createServer(app);
  // Listen before opening any data: a second copy of the site must not touch the data of the first.
  const port = await listen(server, settings.port);
  const ends: (() => unknown)[] = [];
  // Finish requests in progress first, then stop the services in reverse order of their start.
  const close = async (): Promise<void> => {
    await stopListening(server);
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const site = await openSite(app, { ...settings, port }, say, (end) => ends.push(end));
    return { ...site, url: `http://localhost:${port}`, port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openSite(
  app: Express,
  settings: Settings,
  say: Say,
  atEnd: AtEnd,
): Promise<Pick<Backend, 'counter' | 'hasOtherMenu'>> {
  const { dataDir, devOrigins, distDir, locks, rootDir, siteDir } = settings;
  atEnd(lockFolder(dataDir));
  if (settings.requestLog) app.use(logRequests(settings.requestLog));
  separateData(dataDir, restaurant, say);
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  app.use((_request, _response, next) => void opened.then(() => next()));

  const counter = counterAccount(dataDir, say);
  const start = async (name: string) => {
    const file = path.join(distDir, `${name}.cjs`);
    const worker = await startWorker(file, { dataDir, rootDir, projectId, locks }, say);
    atEnd(worker.stop);
    return worker;
  };
  const [auth, store] = await Promise.all([start('auth-worker'), start('store-worker')]);
  const needs = readSiteNeeds(siteDir);
  const signer = tokenSigner(projectId, Date.now);
  const phones = createPushStandIn(say);
  const local = createLocalApi(settings, {
    storePort: store.port,
    auth,
    hosts: () => needs().hosts ?? null,
    verifyPage: signer.verify,
    push: phones.push,
    say,
  });
  atEnd(local.close);

  app.use(securityHeaders(needs, devOrigins));
  app.use(loopbackGuard(needs));
  // The API sets its own headers, which are stricter than those of pages.
  app.use('/api', local.api);
  if (settings.payments) app.use(createStandIn(notifyPort(settings.port)).app);
  if (settings.whatsapp) app.use(createWhatsAppStandIn(deliverTo(settings.port), say).app);
  app.use(phones.routes);
  app.get('/getGoogleReviews', (request, response) => local.api(request, response));
  app.get('/config.json', siteConfig(settings.appCheck !== null));
  app.post(pageTokensPath, pageTokens(signer));
  app.use(googlePopup(path.join(distDir, 'browser'), auth));
  app.get(botCheckPath, noBotCheck);
  app.use(proxyTo(auth, authPaths));
  app.use(proxyTo(store, ['/v1/projects/']));
  const { files, missing } = staticSite(siteDir, needs, settings);
  if (settings.architecture) app.use(architecture(siteDir, needs));
  app.use(files);
  // The site folder contains only the menu versions of its pages. The API serves the others.
  app.get('/shop/*path', (request, response) => local.api(request, response));
  app.use(missing);
  app.use(answerFailures(say));

  // Publish the repository's menu to an empty store before the first request. On a busy machine the database
  // thread may start later than the request timeout.
  await pRetry(() => local.shop.today(), { retries: 5, minTimeout: 0 });
  open();
  const tracked = await followShop(local.shop, settings, say);
  atEnd(tracked.stop);
  return { counter, hasOtherMenu: tracked.hasOtherMenu };
}

const logRequests =
  (file: string): RequestHandler =>
  ({ method, originalUrl, headers: { referer = '-' } }, _response, next) => {
    appendFileSync(file, `${method} ${originalUrl} ${referer}\n`);
    next();
  };

/** Prints an error to the terminal. The browser learns only that the request failed. */
function answerFailures(say: Say): ErrorRequestHandler {
  return (error: Error & { status?: number }, request, response, next) => {
    const status = error.status ?? 500;
    if (status >= 500)
      say(`${request.method} ${request.path} failed: ${error.stack ?? error.name}`);
    if (response.headersSent) return next(error);
    const code = status < 500 ? 'invalid' : 'internal';
    response.status(status).json({ error: { code, message: 'This could not be answered.' } });
  };
}
