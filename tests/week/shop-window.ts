import type { ShopAnswer, Shop } from '@burger/shared/contracts';
import { menuIn, type Published } from '@burger/shared/publishing';
import { shopNow } from '@burger/shared/shop';
import type { Send } from './bad-line';

/** The shop as a page saw it when it was loaded. */
export interface Seen {
  version: string;
  published: Published;
  shop: Shop;
}

/** Published documents by their version: they never change, so pages keep them. */
export type Documents = Map<string, Published>;

/** What pages of before and of today ask for: the whole document, or what one language reads of it. */
const pathsOf = (version: string, isFormer: boolean) =>
  isFormer
    ? [`/api/shop/${version}.json`]
    : [`/api/shop/${version}/en.json`, `/api/shop/${version}.json`];

/** Loads the shop as a page does; null where it cannot be had. */
export async function loadShop(
  send: Send,
  documents: Documents,
  { network, isFormer, revision }: { network: string; isFormer: boolean; revision?: number },
): Promise<Seen | null> {
  const query = revision === undefined ? '' : `?revision=${revision}`;
  const told = await send({ path: `/api/shop${query}`, network });
  if (told?.status !== 200) return null;
  const { now, ...today } = told.body as ShopAnswer;
  if (!documents.has(today.version)) {
    for (const path of pathsOf(today.version, isFormer)) {
      const found = await send({ path, network });
      if (found?.status !== 200) return null;
      const { version: _version, ...published } = found.body as Published & { version: string };
      if (path.endsWith(`${today.version}.json`)) documents.set(today.version, published);
    }
  }
  const published = documents.get(today.version);
  if (!published) return null;
  const shop = shopNow(menuIn(published, today.version, 'en'), today, Date.parse(now));
  return { version: today.version, published, shop };
}
