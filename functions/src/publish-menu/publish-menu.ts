import { readFileSync } from 'node:fs';
import path from 'node:path';
import { differenceText, menuDifferences } from '@burger/shared/shop/menu-differences';
import { checkToPublish, type Published, versionOf } from '@burger/shared/shop/publishing';
import { momentText } from '@burger/shared/hours';
import { restaurant } from '@burger/shared/restaurant';
import { NotPublished, type ShopStore } from '../shop/shop-store';

export interface Publishing {
  store: ShopStore;
  /** Reads the folder's menu and rules to publish, unchecked. Throws UnreadableFolder. */
  read: () => unknown;
  by: string;
  say: (line: string) => void;
  agrees: (question: string) => Promise<boolean>;
}

export type ExitCode = 0 | 1;
// List changed translations last, and at most this many.
const mostTranslations = 6;

function sayDifferences(before: Published | null, after: Published, say: (line: string) => void) {
  if (!before) return say('The current menu cannot be read, so differences cannot be shown.');
  const differences = menuDifferences(before, after);
  const words = differences.filter(({ isTranslation }) => isTranslation);
  const more = words.length - mostTranslations;
  for (const one of differences.slice(0, more > 0 ? -more : undefined)) {
    say(`  ${differenceText(one)}`);
  }
  if (more > 0) say(`  and ${more} more changed translations`);
  if (differences.length === 0) say('  A change without a description');
}

async function tell(work: () => Promise<ExitCode>, say: (line: string) => void): Promise<ExitCode> {
  try {
    return await work();
  } catch (error) {
    const isOurs = error instanceof NotPublished || error instanceof UnreadableFolder;
    if (!isOurs) throw error;
    say(error.message);
    return 1;
  }
}

const goBackBy = (version: string) => `To go back: npm run publish:menu -- --back ${version}`;

/** Publishes the menu of a folder after showing the differences and asking for confirmation. */
export const publishMenu = ({ store, read, by, say, agrees }: Publishing): Promise<ExitCode> =>
  tell(async () => {
    const { published, problems } = checkToPublish(read(), restaurant.address.region);
    if (!published) {
      say('This cannot be published:');
      for (const problem of problems) say(`  ${problem}`);
      return 1;
    }
    const today = await store.live();
    const version = versionOf(published);
    if (!today) {
      say('Nothing has been published there yet.');
    } else if (today.version === version) {
      say(`Nothing has changed: ${version} is current.`);
      return 0;
    } else {
      say(`Differences from ${today.version}:`);
      sayDifferences(await store.published(today.version), published, say);
    }
    if (!(await agrees('Publish?'))) {
      say('Nothing was published.');
      return 0;
    }
    await store.publish({ published, by, ...(today && { basedOn: today.version }) });
    say(`Published ${version}.`);
    if (today) say(goBackBy(today.version));
    return 0;
  }, say);

export const listVersions = async ({ store, say }: Pick<Publishing, 'store' | 'say'>) => {
  const current = (await store.live())?.version;
  for (const { version, by, at } of await store.versions()) {
    const mark = version === current ? ' (current)' : '';
    say(`${version}  ${momentText(Date.parse(at))}  by ${by}${mark}`);
  }
  say('To restore one: npm run publish:menu -- --back <version>');
};

/** Restores an earlier menu version after showing the differences and asking for confirmation. */
export const putBack = (
  version: string,
  { store, by, say, agrees }: Omit<Publishing, 'read'>,
): Promise<ExitCode> =>
  tell(async () => {
    const today = await store.live();
    if (today?.version === version) {
      say(`${version} is current.`);
      return 0;
    }
    const published = await store.published(version);
    if (!published || !today) throw new NotPublished(`There is no version ${version}.`);
    say(`Differences from ${today.version} after restoring:`);
    sayDifferences(await store.published(today.version), published, say);
    if (!(await agrees('Restore it?'))) {
      say('Nothing was changed.');
      return 0;
    }
    await store.back(version, by);
    say(`${version} is current again.`);
    say(goBackBy(today.version));
    return 0;
  }, say);

export class UnreadableFolder extends Error {}

function readJson(folder: string, file: string): unknown {
  const name = `${path.basename(folder)}/${file}`;
  let text: string;
  try {
    text = readFileSync(path.join(folder, file), 'utf8');
  } catch {
    throw new UnreadableFolder(`There is no ${name}.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFolder(`${name} is no JSON: ${(error as Error).message}`);
  }
}

export function readFolder(folder: string): unknown {
  const menu = readJson(folder, 'menu.json');
  const rules = readJson(folder, 'rules.json');
  const languages = (readJson(folder, 'languages.json') as string[]).filter(
    (language) => language !== 'en',
  );
  const words = Object.fromEntries(
    languages.map((language) => [language, readJson(folder, `${language}/menu.json`)]),
  );
  return { ...(menu as object), rules, words };
}
