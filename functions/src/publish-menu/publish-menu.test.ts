import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { versionOf } from '@burger/shared/shop/publishing';
import { published } from '@burger/shared/testing/a-shop';
import { memoryShop } from '../testing/memory-stores';
import { listVersions, publishMenu, putBack, readFolder } from './publish-menu';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'publish-')), 'restaurant');
  cpSync(path.resolve(__dirname, '../../../tests/example'), folder, {
    recursive: true,
    filter: (file) => !/example\/(pictures|brand|fonts|pages)/.test(file),
  });
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

type Json = { dishes: Record<string, object>; hours: object };

function editFile(file: string, edit: (content: Json) => unknown) {
  const name = path.join(folder, file);
  const content = JSON.parse(readFileSync(name, 'utf8')) as Json;
  writeFileSync(name, JSON.stringify(edit(content) ?? content));
}

const editDish = (changes: object) =>
  editFile('menu.json', ({ dishes }) => void Object.assign(dishes['0'] ?? {}, changes));

const version = versionOf(published);

function setUp(answers: boolean[] = [true]) {
  const store = memoryShop(published);
  const lines: string[] = [];
  const questions: string[] = [];
  return {
    store,
    lines,
    questions,
    publishing: {
      store,
      read: () => readFolder(folder),
      by: 'Meena',
      say: (line: string) => void lines.push(line),
      agrees: (question: string) => {
        questions.push(question);
        return Promise.resolve(answers.shift() ?? false);
      },
    },
  };
}

test('publish:menu lists the differences and publishes them after confirmation', async () => {
  const { store, lines, questions, publishing } = setUp();
  editDish({ price: '₹59' });
  expect(await publishMenu(publishing)).toBe(0);
  const today = await store.live();
  expect(questions).toEqual(['Publish?']);
  expect(lines).toEqual([
    `Differences from ${version}:`,
    '  Aloo Tikki Burger · Price: ₹49 → ₹59',
    `Published ${today?.version}.`,
    `To go back: npm run publish:menu -- --back ${version}`,
  ]);
  expect(await store.versions()).toEqual([
    expect.objectContaining({ version: today?.version, by: 'Meena', from: version }),
    expect.objectContaining({ version }),
  ]);
});

test('publish:menu lists changed translations last and shortens a long list', async () => {
  const { lines, publishing } = setUp([]);
  editDish({ price: '₹59' });
  editFile('languages.json', () => ['en', 'kn']);
  await publishMenu(publishing);
  expect(lines.slice(1)).toEqual([
    '  Aloo Tikki Burger · Price: ₹49 → ₹59',
    ...Array.from({ length: 6 }, () => expect.stringMatching(/ · Hindi .* → nothing$/)),
    expect.stringMatching(/^ {2}and 2\d\d more changed translations$/),
    'Nothing was published.',
  ]);
});

test('publish:menu publishes only after confirmation and asks nothing about an unchanged menu', async () => {
  const { store, lines, questions, publishing } = setUp([false]);
  expect(await publishMenu(publishing)).toBe(0);
  expect([lines, questions]).toEqual([[`Nothing has changed: ${version} is current.`], []]);
  editDish({ price: '₹59' });
  expect(await publishMenu(publishing)).toBe(0);
  expect(lines.at(-1)).toBe('Nothing was published.');
  expect(await store.live()).toMatchObject({ version, revision: 1 });
});

test('publish:menu does not overwrite a menu that someone else publishes during its question', async () => {
  const { store, lines, publishing } = setUp();
  editDish({ price: '₹59' });
  const agrees = async () => {
    await store.publish({ published: { ...published, featured: [] }, by: 'Ravi' });
    return true;
  };
  expect(await publishMenu({ ...publishing, agrees })).toBe(1);
  expect(lines.at(-1)).toMatch(/^Meanwhile [0-9a-f]{12} was published/);
});

describe('an invalid menu', () => {
  const inHours = (changes: object) => () =>
    editFile('rules.json', ({ hours }) => void Object.assign(hours, changes));
  const editKannada = (changes: object) => () =>
    editFile('kn/menu.json', ({ dishes }) => void Object.assign(dishes['1'] ?? {}, changes));
  const file = (name: string) => path.join(folder, name);

  // scripts/restaurant/check tests the shared checks of a folder.
  test.each<[string, () => void]>([
    [
      'dishes.0 (Aloo Tikki Burger).price: A price is written like ₹5 or ₹5.50',
      () => editDish({ price: '49 rupees' }),
    ],
    ['rules.hours.opens is "25:00"', inHours({ opens: '25:00' })],
    ['words.kn.dishes.1.name: Something has to stand here', editKannada({ name: ' ' })],
    ['restaurant/menu.json is no JSON', () => writeFileSync(file('menu.json'), '{"dishes":[')],
  ])('an invalid menu is reported and not published: %s', async (message, spoil) => {
    const { store, lines, questions, publishing } = setUp();
    spoil();
    expect(await publishMenu(publishing)).toBe(1);
    expect(lines.join('\n')).toContain(message);
    expect(questions).toEqual([]);
    expect(await store.live()).toMatchObject({ version, revision: 1 });
  });
});

describe('an earlier version', () => {
  const other = { ...published, featured: [3] };

  test('publish:menu lists earlier versions, latest first, and restores one after confirmation', async () => {
    const { store, lines, publishing } = setUp();
    await store.publish({ published: other, by: 'Ravi' });
    await listVersions(publishing);
    expect(await putBack(version, publishing)).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${versionOf(other)} .* by Ravi \\(current\\)$`)),
      expect.stringMatching(new RegExp(`^${version} .* by the first start$`)),
      'To restore one: npm run publish:menu -- --back <version>',
      `Differences from ${versionOf(other)} after restoring:`,
      expect.stringContaining('  Featured: Spicy Paneer Burger → '),
      `${version} is current again.`,
      `To go back: npm run publish:menu -- --back ${versionOf(other)}`,
    ]);
    expect(await store.live()).toMatchObject({ version, revision: 3 });
  });
});
