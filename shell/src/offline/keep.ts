import { keptFiles, keptPictures, lists, pages } from './caches';
import { keptAs } from './caching';
import { pageKey } from './page-key';
import { home, type KeptFile } from './site';

const keepers = { file: keptFiles, picture: keptPictures, list: lists };

/** Keeps files as if a page had asked for them; does nothing where they are kept. Never rejects. */
export function keepFiles(files: readonly KeptFile[], event: ExtendableEvent): Promise<unknown> {
  const kept = files.flatMap(({ address, integrity = '' }) => {
    const { href } = new URL(address, location.origin);
    const as = keptAs({ url: href, integrity, navigation: false }, home);
    if (as === null || as === 'page') return [];
    const request = new Request(href, { integrity, mode: 'cors', credentials: 'same-origin' });
    return keepers[as].handleAll({ request, event });
  });
  return Promise.allSettled(kept);
}

/** Keeps a page of the site. Rejects when it cannot be had. */
export async function keepPage(address: string): Promise<void> {
  const key = pageKey(address, location.origin);
  if (keptAs({ url: key, integrity: '', navigation: true }, home) !== 'page') return;
  const answer = await fetch(key, { cache: 'no-cache' });
  if (!answer.ok || answer.redirected) throw new Error(`${key} answered ${answer.status}`);
  const cache = await caches.open(pages.cacheName);
  await cache.put(key, answer);
}
