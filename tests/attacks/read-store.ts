import { root } from '../../local-backend/src/testing/start-firestore';
import type { Answer } from './judge';
import { storeSeeds } from './store-seeds';

type Ask = (action: string, body: unknown) => Promise<Answer>;

/** The commit that puts the seeds in their places. */
export const seeding = {
  writes: Object.entries(storeSeeds).map(([path, fields]) => ({
    update: { name: `${root}/${path}`, fields },
  })),
};

const collections = [
  'orders',
  'orderNumbers',
  'outbox',
  'riderLinks',
  'staffLog',
  'users',
  'subscribers',
  'newsletter',
  'deletedAccounts',
  'retention',
  'settings',
  'menus',
  'shop',
];

interface Found {
  document?: { name: string; fields?: unknown };
}

/** All documents of the collections that there are, by path, asked as the server that may read everything. */
export async function readStore(ask: Ask): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const collectionId of collections) {
    const { body } = await ask('runQuery', { structuredQuery: { from: [{ collectionId }] } });
    for (const { document } of body as Found[]) {
      if (document) all[document.name.slice(root.length + 1)] = document.fields;
    }
  }
  return all;
}
