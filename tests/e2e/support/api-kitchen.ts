import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import type {
  KitchenFeed,
  KitchenOrder,
  KitchenHealth,
  StepRequest,
  StaffOrder,
  TodayRequest,
} from '@burger/shared/kitchen';
import { isFinal, type OrderStatus } from '@burger/shared/contracts';
import type { Published } from '@burger/shared/shop/publishing';
import { withKeyBehind } from '@burger/shared/platform/security';
import { weekOf } from '@burger/shared/testing/a-shop';
import type { Served } from '../../sites/serve-site';
import { apiSignIn } from './account';
import { atItsPrice, newKey, usual } from './api-customer';

export const counterAccount = ({ data }: Pick<Served, 'data'>) =>
  JSON.parse(readFileSync(`${data}/counter.json`, 'utf8')) as Record<'email' | 'password', string>;

/**
 * Fakes a kitchen without a browser: signs in with the local counter account and makes status steps through
 * the API.
 */
export async function apiKitchen(request: APIRequestContext, site: Pick<Served, 'url' | 'data'>) {
  const account = counterAccount(site);
  const { headers } = await apiSignIn(request, 'signInWithPassword', account, site.url);
  const get = async (path: string): Promise<unknown> =>
    (await request.get(`${site.url}/api/kitchen/${path}`, { headers })).json();
  const send = (path: string, data: object) =>
    request.post(`${site.url}/api/kitchen/${path}`, { headers, data });
  async function post(path: string, data: object = {}): Promise<unknown> {
    const answer = await send(path, data);
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
    return answer.json();
  }
  // A request for a future revision bypasses the backend's cache of one second and refreshes it.
  const tell = () => request.get(`${site.url}/api/shop?revision=${1e12}`);
  return {
    async riderLink(key: string): Promise<string> {
      const { path } = (await post(`orders/${key}/rider-link`)) as { path: string };
      return withKeyBehind(path);
    },
    /** Cancels the open orders and resumes the shop, for the next test. */
    async closeUp(): Promise<void> {
      const { orders } = (await get('orders')) as KitchenFeed;
      // The feed includes finished orders for a while; these cannot be cancelled.
      for (const { key, status } of orders.filter((order) => !isFinal(order.status))) {
        await this.move(key, [status, 'cancelled'], { reason: 'too-busy' });
      }
      await this.change({ kind: 'go-on' });
    },
    /** Reads the figures of visits and orders as the owner. */
    health: () => get('health') as Promise<KitchenHealth>,
    /** Refunds a cancelled order at once instead of after the time to undo. */
    async refund(key: string): Promise<void> {
      await post(`orders/${key}/refund`);
    },
    async change(change: TodayRequest): Promise<void> {
      await post('today', change);
      await tell();
    },
    /** Publishes an edited copy of the current menu as the owner. */
    async publish(edit: (published: Published) => Published): Promise<void> {
      const { version, published } = (await get('menu')) as {
        version: string;
        published: Published;
      };
      await post('menu', { published: edit(published), basedOn: version, withCodes: true });
      await tell();
    },
    /**
     * Opens the restaurant in two periods that cover the whole day, so that a test can order for now at any
     * hour.
     */
    async openAllDay(): Promise<void> {
      const sittings = ['00', '12'].map((opens) => {
        const at = (minutes: number) => `${Number(opens) + 11}:${minutes}`;
        return { opens: `${opens}:00`, lastOrders: at(57), kitchenCloses: at(58), closes: at(59) };
      });
      await this.publish(({ rules, ...published }) => ({
        ...published,
        rules: { ...rules, sittings: weekOf(sittings) },
      }));
    },
    /** Takes an order at the counter as staff, at the price that the server returns. */
    async take(requested: object): Promise<KitchenOrder> {
      const data = { idempotencyKey: newKey(), lines: usual, ...requested };
      const staffOrder = await atItsPrice(
        (agreed) => send('orders', { ...data, ...agreed }),
        '000000000000',
      );
      return (staffOrder as StaffOrder).order;
    },
    /** Moves an order through these statuses; the first one is its current status. */
    async move(
      key: string,
      states: readonly OrderStatus[],
      details: Partial<StepRequest> = {},
    ): Promise<void> {
      for (const [at, to] of states.slice(1).entries()) {
        await post(`orders/${key}/step`, { from: states[at], to, ...details });
      }
    },
  };
}
