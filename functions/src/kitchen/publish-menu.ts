import { isDeepStrictEqual } from 'node:util';
import type { KitchenMenu } from '@burger/shared/kitchen';
import {
  checkPublished,
  PublishedSchema,
  wrongRuleInWords,
  wrongRules,
  type Published,
} from '@burger/shared/publishing';
import * as v from 'valibot';
import { Refusal } from '../http/errors';
import { NotPublished, type ShopStore } from '../shop/shop-store';

/** The current document whole, and the versions that there are, newest first. */
export async function currentMenu(store: ShopStore): Promise<KitchenMenu> {
  const [today, versions] = await Promise.all([store.live(), store.versions()]);
  const published = today && (await store.published(today.version));
  if (!today || !published) throw new Refusal('not-found', 'Nothing has been published yet.');
  return {
    version: today.version,
    published,
    versions: versions.map(({ version, at, by }) => ({ version, at, by })),
  };
}

/** The document, where it may be published. Throws a Refusal that names the first field, and beside it all problems. */
function readPublished(data: unknown): Published {
  const { published, problems } = checkPublished(data);
  if (published) return published;
  const [issue] = v.safeParse(PublishedSchema, data).issues ?? [];
  const path = issue && v.getDotPath(issue);
  throw new Refusal('invalid', problems[0] ?? 'The menu is not valid.', {
    field: path ? `published.${path}` : 'published',
    beside: { problems },
  });
}

/**
 * Throws a Refusal where the rules make no sense. Those that are current already hold nobody up: the counter changes
 * dishes and prices alone.
 */
async function refuseNonsense({ rules }: Published, store: ShopStore, basedOn: string) {
  const wrong = wrongRules(rules);
  const [first] = wrong;
  if (!first || isDeepStrictEqual((await store.published(basedOn))?.rules, rules)) return;
  throw new Refusal('invalid', wrongRuleInWords(first), {
    field: `published.rules.${first.at.join('.')}`,
    beside: { problems: wrong.map(wrongRuleInWords) },
  });
}

const changedMeanwhile = () =>
  new Refusal('menu-changed', 'Meanwhile another menu was published. Please look at it first.');

/** Publishes a document that was made from the current one; answers its version. */
export async function publishMenu(
  store: ShopStore,
  { published: data, basedOn }: { published: unknown; basedOn: string },
  by: string,
): Promise<string> {
  const published = readPublished(data);
  const isStale = async () => (await store.live())?.version !== basedOn;
  if (await isStale()) throw changedMeanwhile();
  await refuseNonsense(published, store, basedOn);
  try {
    return (await store.publish({ published, by, basedOn })).version;
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error;
    if (await isStale()) throw changedMeanwhile();
    throw new Refusal('invalid', error.message, { field: 'published' });
  }
}

/** Makes a menu of before the current one again; answers its version. */
export async function backToMenu(store: ShopStore, version: string, by: string): Promise<string> {
  try {
    return (await store.back(version, by)).version;
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error;
    throw new Refusal('not-found', error.message, { field: 'back' });
  }
}
