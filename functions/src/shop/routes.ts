import { VersionSchema, type ShopAnswer } from '@burger/shared/contracts';
import { languages, type Language } from '@burger/shared/i18n';
import { headersForHosts } from '@burger/shared/platform/security';
import { Router, type Request, type Response } from 'express';
import * as v from 'valibot';
import { limitByAddress, type Allowance } from '../http/limits';
import { invalid, Refusal } from '../http/errors';
import type { CachedShop } from './cached-shop';
import { stillToday } from './shop-store';

const forNow = 'public, max-age=5, s-maxage=10, stale-while-revalidate=60';
const forGood = 'public, max-age=31536000, immutable';

interface ShopPorts {
  shop: CachedShop;
  now: () => Date;
  hosts: () => string | null;
  payments: { isTest: boolean } | null;
}

function revisionOf({ query }: Request): number | undefined {
  const { revision } = query;
  if (revision === undefined) return undefined;
  if (typeof revision === 'string' && /^\d{1,15}$/.test(revision)) return Number(revision);
  throw invalid('revision must be a whole number', 'revision');
}

const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(languages, text);

function answerDocument(response: Response, document: object | null): void {
  if (!document) throw new Refusal('not-found', 'There is no such menu.');
  response.set('Cache-Control', forGood).json(document);
}

/**
 * Serves `GET /shop` with the shop's day (`?revision=N` bypasses caches), and the immutable menus
 * `/shop/<version>[/<language>].json`.
 */
export function shopRoutes(
  { shop, now, hosts, payments }: ShopPorts,
  allowance: Allowance,
): Router {
  const router = Router();
  router.use('/shop', (_request, response, next) => {
    response.set(headersForHosts(hosts()));
    next();
  });
  const limit = limitByAddress(allowance);
  router.get('/shop', limit, async (request, response) => {
    const revision = revisionOf(request);
    const today = stillToday(await shop.today(revision), now());
    const isOffered = payments && (await shop.shop(revision)).rules.payments.includes('online');
    const online = isOffered
      ? { online: payments.isTest ? ('test' as const) : ('live' as const) }
      : {};
    const answer: ShopAnswer = { ...today, now: now().toISOString(), ...online };
    // No ETag, because a 304 response would make the page keep an outdated server time.
    if (revision === undefined) response.set('Cache-Control', forNow);
    response.json(answer);
  });
  router.get('/shop/:version.json', limit, async ({ params: { version } }, response) => {
    const published = v.is(VersionSchema, version) ? await shop.published(version) : null;
    answerDocument(response, published && { version, ...published });
  });
  router.get('/shop/:version/:language.json', limit, async ({ params }, response) => {
    const { version, language } = params;
    const isRequested = v.is(VersionSchema, version) && isLanguage(language);
    answerDocument(response, isRequested ? await shop.menu(version, language) : null);
  });
  return router;
}
