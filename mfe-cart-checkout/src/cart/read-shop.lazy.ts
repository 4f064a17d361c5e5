import {
  MenuSchema,
  ShopAnswerSchema,
  type Menu,
  type Shop,
  type Today,
} from '@burger/shared/contracts';
import { fetchMenu, fetchToday, pageShop } from '@burger/shared/shop/page';
import { ordinaryDay, shopNow } from '@burger/shared/shop';
import * as v from 'valibot';
import type { ReadShop } from './shop';

interface Services {
  menu: (version: string) => Promise<unknown>;
  today: (revision: number | null) => Promise<unknown>;
  /** Milliseconds since 1970 on the device, used when the server sends no time. */
  now: () => number;
}

/**
 * Reads the shop data without the menu remote. A missing day document becomes an ordinary day, a missing menu
 * the page's version.
 */
export function shopReader({
  menu = fetchMenu,
  today = fetchToday,
  now = Date.now,
}: Partial<Services> = {}): ReadShop {
  const readMenu = async (version: string): Promise<Menu> =>
    v.parse(MenuSchema, await menu(version));

  async function readToday(
    revision: number | null,
  ): Promise<{ day: Today; at: number; clock: Pick<Shop, 'aheadMs'> }> {
    try {
      const day = v.parse(ShopAnswerSchema, await today(revision));
      const at = Date.parse(day.now);
      return { day, at, clock: { aheadMs: at - now() } };
    } catch {
      return { day: ordinaryDay(pageShop.version), at: now(), clock: {} };
    }
  }

  return async (revision) => {
    const { day, at, clock } = await readToday(revision);
    try {
      return { ...shopNow(await readMenu(day.version), day, at), ...clock };
    } catch (error) {
      if (day.version === pageShop.version) throw error;
      return { ...shopNow(await readMenu(pageShop.version), day, at), ...clock };
    }
  };
}
