import { activate } from '../publish/go-live';
import { readRemotes } from '../site/remotes-file';
import { currentShell } from '../site/shell-record';
import { publishedAt } from './ask-shop';
import { putShop } from '../site/shop';

/** Writes all pages anew from the published document of a version, which is asked of an origin. */
export async function showPublished(origin: string, version: string): Promise<void> {
  const shell = currentShell();
  const published = await publishedAt(origin, version);
  if (putShop(published, shell, origin) !== version) {
    throw new Error(`${origin} has another document under the name ${version}.`);
  }
  await activate({ shell, remotes: readRemotes(), shop: { version, source: 'store' } });
}
