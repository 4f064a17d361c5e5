import type { APIRequestContext, TestInfo } from '@playwright/test';
import { copySite } from '../../sites/copy-site';
import { freePort, serveSite, type ServedSite } from '../../sites/serve-site';
import { apiKitchen } from './api-kitchen';

export const ownSite =
  <Site extends ServedSite>(
    serve: (folder: string, request: APIRequestContext) => Promise<Site>,
    patience = 120_000,
  ) =>
  async (
    { request }: { request: APIRequestContext },
    provide: (site: Site) => Promise<void>,
    info: TestInfo,
  ): Promise<void> => {
    info.setTimeout(patience);
    const site = await serve(copySite(`own-${info.testId}`).folder, request);
    await provide(site);
    await site.stop();
  };

/** Enables online payment with the fake provider. */
export async function paid<Site extends ServedSite>(
  request: APIRequestContext,
  serve: (settings: Record<string, string>) => Promise<Site>,
): Promise<Site> {
  const site = await serve({ PAYMENTS: 'stand-in', PORT: await freePort() });
  const kitchen = await apiKitchen(request, site);
  await kitchen.publish((published) => ({
    ...published,
    rules: { ...published.rules, payments: ['online', 'cod'] },
  }));
  return site;
}

export const paidSite = ownSite((folder, request) =>
  paid(request, (settings) => serveSite(folder, settings)),
);
