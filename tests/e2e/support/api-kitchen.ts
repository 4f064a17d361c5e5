import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import type { StepRequest } from '@burger/shared/kitchen';
import { isFinal, type OrderStatus } from '@burger/shared/order';
import type { Served } from '../../sites/serve-site';

export const counterAccount = ({ data }: Pick<Served, 'data'>) =>
  JSON.parse(readFileSync(`${data}/counter.json`, 'utf8')) as Record<'email' | 'password', string>;

const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';

/** The kitchen without a tablet: the account of the local counter, and steps by the API. */
export async function apiKitchen(request: APIRequestContext, site: Served) {
  const data = { ...counterAccount(site), returnSecureToken: true };
  const signedIn = await request.post(`${site.url}${signIn}`, { data });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const headers = { authorization: `Bearer ${idToken}` };
  const post = (path: string, data: object = {}) =>
    request.post(`${site.url}/api/kitchen/${path}`, { headers, data });
  return {
    /** The path of a rider's link for an order. */
    async riderLink(key: string): Promise<string> {
      const answer = await post(`orders/${key}/rider-link`);
      return ((await answer.json()) as { path: string }).path;
    },
    /** Ends what is under way and takes orders again, for who comes next. */
    async closeUp(): Promise<void> {
      const answer = await request.get(`${site.url}/api/kitchen/orders`, { headers });
      const { orders } = (await answer.json()) as {
        orders: { key: string; status: OrderStatus }[];
      };
      // It tells for a while also of those that are over.
      for (const { key, status } of orders.filter((order) => !isFinal(order.status))) {
        await this.move(key, [status, 'cancelled'], { reason: 'too-busy' });
      }
      const said = await post('today', { kind: 'go-on' });
      const { today } = (await said.json()) as { today: { revision: number } };
      // What is asked for by its number is told by everybody from then on.
      await request.get(`${site.url}/api/shop?revision=${today.revision}`);
    },
    /** Takes no orders until a moment (ms). */
    async pause(until: number): Promise<void> {
      const change = { kind: 'pause', until: new Date(until).toISOString() };
      const answer = await post('today', change);
      if (!answer.ok()) throw new Error(`The pause was answered ${answer.status()}`);
    },
    /** Moves an order along these states; the first is where it stands. */
    async move(
      key: string,
      states: readonly OrderStatus[],
      details: Partial<StepRequest> = {},
    ): Promise<void> {
      for (const [at, to] of states.slice(1).entries()) {
        const step = { from: states[at], to, ...details };
        const answer = await post(`orders/${key}/step`, step);
        if (!answer.ok()) throw new Error(`The step to ${to} was answered ${answer.status()}`);
      }
    },
  };
}
