import type { APIRequestContext } from '@playwright/test';
import { copySite } from '../../sites/copy-site';
import { freePort, serveSite, type ServedSite } from '../../sites/serve-site';
import { apiKitchen } from './api-kitchen';

/** A restaurant of its own, which takes money online by somebody who stands in for the provider. */
export async function servePaidSite(request: APIRequestContext, name: string): Promise<ServedSite> {
  const settings = { PAYMENTS: 'stand-in', PORT: await freePort() };
  const site = await serveSite(copySite(name).folder, settings);
  const kitchen = await apiKitchen(request, site);
  await kitchen.publish((published) => ({
    ...published,
    rules: { ...published.rules, payments: ['online', 'cod'] },
  }));
  return site;
}
