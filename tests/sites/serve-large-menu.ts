import { copySite } from './copy-site';
import { writeLargeMenu } from './large-menu.mjs';
import { publishMenu } from './publish-menu.mjs';
import { serveSite, type Served } from './serve-site';

/** Serves a copy of the site for which a menu of 5,000 dishes was published. */
export async function serveLargeMenu(): Promise<Served> {
  const site = await serveSite(copySite('large-menu').folder);
  await publishMenu(site.url, writeLargeMenu());
  return site;
}
