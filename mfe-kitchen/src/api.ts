import { MenuSchema, TodaySchema, VersionSchema } from '@burger/shared/contracts';
import {
  KitchenOrderSchema,
  KitchenSearchSchema,
  PutRightSchema,
  RiderLinkSchema,
} from '@burger/shared/kitchen';
import * as v from 'valibot';
import { readFeed } from './read-feed';
import type { KitchenApi } from './ports';
import { answerOf, askAsStaff, browserAsking, type Asking } from './staff-fetch';

const OrderAnswerSchema = v.object({ order: KitchenOrderSchema });
const TodayAnswerSchema = v.object({ today: TodaySchema });
const VersionAnswerSchema = v.object({ version: VersionSchema });

// Only panels of that chunk ask for these, so it is there by then.
const office = () => import(/* webpackChunkName: "office" */ './admin-api.late');

const own = '/api/kitchen';
const orderAt = (key: string) => `${own}/orders/${encodeURIComponent(key)}`;

/** `/api/kitchen/*` with the token of who is signed in. Nothing rejects; every question ends after eight seconds. */
export function kitchenApi(asking: Asking = browserAsking): KitchenApi {
  const get = (path: string) => askAsStaff(asking, path);
  const post = (path: string, body: unknown) => askAsStaff(asking, path, body);
  const readOrder = (body: unknown) => v.parse(OrderAnswerSchema, body).order;

  return {
    async feed(after) {
      const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
      return answerOf(await get(`${own}/orders${query}`), readFeed);
    },
    async step(key, request) {
      const raw = await post(`${orderAt(key)}/step`, request);
      const left = raw?.status === 409 ? v.safeParse(OrderAnswerSchema, raw.body) : null;
      if (left?.success) return { kind: 'moved', order: left.output.order };
      return answerOf(raw, readOrder);
    },
    promise: async (key, request) =>
      answerOf(await post(`${orderAt(key)}/promise`, request), readOrder),
    pay: async (key, request) =>
      answerOf(await post(`${orderAt(key)}/payment`, request), readOrder),
    bill: async (key) => answerOf(await post(`${orderAt(key)}/bill`, {}), readOrder),
    takeBack: async (key, request) =>
      answerOf(await post(`${orderAt(key)}/credit-note`, request), readOrder),
    putRight: async (key) =>
      answerOf(
        await get(`${orderAt(key)}/payment`),
        (body) => v.parse(PutRightSchema, body).putRight,
      ),
    riderLink: async (key) =>
      answerOf(
        await post(`${orderAt(key)}/rider-link`, {}),
        (body) => `${location.origin}${v.parse(RiderLinkSchema, body).path}`,
      ),
    endRiderLink: async (key) =>
      answerOf(await post(`${orderAt(key)}/rider-link/end`, {}), () => null),
    today: async (request) =>
      answerOf(
        await post(`${own}/today`, request),
        (body) => v.parse(TodayAnswerSchema, body).today,
      ),
    menu: async () => answerOf(await get(`${own}/menu`), (await office()).readMenu),
    publish: async (body) =>
      answerOf(
        await post(`${own}/menu`, body),
        (answer) => v.parse(VersionAnswerSchema, answer).version,
      ),
    day: async (date) =>
      answerOf(await get(`${own}/day?date=${encodeURIComponent(date)}`), (await office()).readDay),
    health: async () => answerOf(await get(`${own}/health`), (await office()).readHealth),
    live: async () => answerOf(await get('/remotes.json'), (await office()).readLive),
    document: async (version) =>
      answerOf(await get(`/shop/${version}.json`), (await office()).readDocument),
    search: async (typed) =>
      answerOf(
        await get(`${own}/search?q=${encodeURIComponent(typed)}`),
        (body) => v.parse(KitchenSearchSchema, body).orders,
      ),
    // Not through `page-shop`: that is for pages that were rendered from a menu, and this one was not.
    published: async (version) =>
      answerOf(await get(`/shop/${version}/en.json`), (body) => v.parse(MenuSchema, body)),
  };
}
