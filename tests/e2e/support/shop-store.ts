import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import type { Today } from '@burger/shared/contracts';
import { versionOf, type Published } from '@burger/shared/publishing';

/*
 * What the kitchen and the owner do, from a test: past all rules, straight in the store of the local backend. `backend`
 * is where that runs, empty for the one of `baseURL`. All of a backend's pages see it, so a test that changes what
 * others rely on runs a backend of its own (`serveSite`).
 */

const documents = 'projects/demo-burger-katte/databases/(default)/documents';
const owner = { authorization: 'Bearer owner' };

type Wire = Record<string, unknown>;

function encode(value: unknown): Wire {
  if (value === null) return { nullValue: null };
  if (Buffer.isBuffer(value)) return { bytesValue: value.toString('base64') };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value as object) } };
}

const encodeFields = (value: object): Wire =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, encode(each)]));

function decode(value: Wire): unknown {
  const [[kind, held] = ['nullValue', null]] = Object.entries(value);
  if (kind === 'integerValue') return Number(held);
  if (kind === 'arrayValue') return ((held as { values?: Wire[] }).values ?? []).map(decode);
  if (kind === 'mapValue') return decodeFields((held as { fields?: Record<string, Wire> }).fields);
  return held;
}

const decodeFields = (fields: Record<string, Wire> = {}): Wire =>
  Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, decode(each)]));

/** Writes documents in one commit; false when `shop/live` has been changed since it was read. */
async function commit(
  request: APIRequestContext,
  backend: string,
  writes: readonly { path: string; fields: object; readAt?: string }[],
): Promise<boolean> {
  const answer = await request.post(`${backend}/v1/${documents}:commit`, {
    headers: owner,
    data: {
      writes: writes.map(({ path, fields, readAt }) => ({
        update: { name: `${documents}/${path}`, fields: encodeFields(fields) },
        ...(readAt && { currentDocument: { updateTime: readAt } }),
      })),
    },
  });
  if (answer.ok()) return true;
  if (/required base version/.test(await answer.text())) return false;
  throw new Error(`The store answered ${answer.status()}`);
}

interface Read {
  updateTime: string;
  fields: Record<string, Wire>;
}

/** Changes today's facts, and resolves to them once the API tells them. */
async function change(
  request: APIRequestContext,
  backend: string,
  step: (today: Today) => Partial<Today>,
  more: readonly { path: string; fields: object }[] = [],
): Promise<Today> {
  const answer = await request.get(`${backend}/v1/${documents}/shop/live`, { headers: owner });
  const { updateTime: readAt, fields } = (await answer.json()) as Read;
  const before = decodeFields(fields) as unknown as Today;
  const today = { ...before, ...step(before), revision: before.revision + 1 };
  const isWritten = await commit(request, backend, [
    ...more,
    { path: 'shop/live', fields: today, readAt },
  ]);
  if (!isWritten) return change(request, backend, step, more);
  await request.get(`${backend}/api/shop?revision=${today.revision}`);
  return today;
}

/** The shop of a backend as its kitchen and its owner hold it. */
export const shopStore = (request: APIRequestContext, backend = '') => {
  const without = ({ soldOut }: Today, what: number | string) =>
    soldOut.filter((thing) => thing.what !== what);
  return {
    /** A dish by its id, or a choice as `extras-veg-burger/cheese-slice`; `until` as ISO text, null until it is put back. */
    soldOut: (what: number | string, until: string | null = null) =>
      change(request, backend, (today) => ({
        soldOut: [...without(today, what), { what, until }],
      })),
    putBack: (what: number | string) =>
      change(request, backend, (today) => ({ soldOut: without(today, what) })),
    pause: (until: string | null = null) => change(request, backend, () => ({ paused: { until } })),
    /** Publishes what `edit` makes of the current document, past the checks of `npm run publish:menu`. */
    async publish(edit: (published: Published) => Published): Promise<Today> {
      const told = await request.get(`${backend}/api/shop?revision=0`);
      const { version: from } = (await told.json()) as Today;
      const whole = await request.get(`${backend}/shop/${from}.json`);
      const { version: _version, ...current } = (await whole.json()) as Published & Today;
      const published = edit(current as Published);
      const version = versionOf(published);
      const fields = {
        published: gzipSync(JSON.stringify(published)),
        by: 'a test',
        at: new Date().toISOString(),
        from,
      };
      return change(request, backend, () => ({ version }), [{ path: `menus/${version}`, fields }]);
    },
  };
};

/** A document in which the kitchen never closes: what is ordered now is for now, whatever the hour of the test. */
export const openAllDay = (published: Published): Published => ({
  ...published,
  rules: {
    ...published.rules,
    hours: { opens: '00:00', lastOrders: '23:59', kitchenCloses: '23:59', closes: '23:59' },
    closedWeekdays: [],
  },
});

/** A document in which a dish has another price, such as `₹59`. */
export const withPrice =
  (dishId: number, price: string) =>
  (published: Published): Published => ({
    ...published,
    dishes: published.dishes.map((dish) => (dish.id === dishId ? { ...dish, price } : dish)),
  });
