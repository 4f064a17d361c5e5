import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shopEvents, type EventName } from '@burger/shared/contracts';
import { remotes, root } from './built';

const packages = ['shell', ...remotes] as const;

const name = `'([a-z]+/[a-z-]+)'`;
const emits = new RegExp(`\\bemit\\(\\s*${name}`, 'g');
const hears = new RegExp(`\\b(?:on|useLatest|latest)\\(\\s*${name}`, 'g');

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder, 'src'), { recursive: true })
    .map((file) => path.join(root, folder, 'src', String(file)))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file) && statSync(file).isFile(),
    );
}

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

function eventUsage(folder: string): { emits: string[]; hears: string[] } {
  const text = sourcesOf(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return {
    emits: [...new Set(found(text, emits))].sort(),
    hears: [...new Set(found(text, hears))].sort(),
  };
}

const isRequest = (name: string) => name.endsWith('-requested');
const names = Object.keys(shopEvents) as EventName[];
const usage = Object.fromEntries(packages.map((one) => [one, eventUsage(one)]));

describe.each(packages)('%s', (one) => {
  test('uses only events of the contract', () => {
    const spoken = [...(usage[one]?.emits ?? []), ...(usage[one]?.hears ?? [])];
    expect(spoken.filter((name) => !names.includes(name as EventName))).toEqual([]);
  });

  test('emits facts and answers requests of its own nouns only', () => {
    const owns = (name: string) => shopEvents[name as EventName].owner === one;
    const told = (usage[one]?.emits ?? []).filter((name) => !isRequest(name) && !owns(name));
    const answered = (usage[one]?.hears ?? []).filter((name) => isRequest(name) && !owns(name));
    expect({ told, answered }).toEqual({ told: [], answered: [] });
  });
});

test.each(names)('the owner of %s emits or answers it', (name) => {
  const { owner } = shopEvents[name];
  const spoken = isRequest(name) ? usage[owner]?.hears : usage[owner]?.emits;
  expect(spoken).toContain(name);
});

test('changed events are delivered as latest, requests as held', () => {
  for (const name of names) {
    if (isRequest(name)) expect([name, shopEvents[name].delivery]).toEqual([name, 'held']);
    if (name.endsWith('/changed'))
      expect([name, shopEvents[name].delivery]).toEqual([name, 'latest']);
  }
});

describe('docs/events.md', () => {
  const who = (side: 'emits' | 'hears', name: string) =>
    packages.filter((one) => usage[one]?.[side].includes(name)).join(', ') || '–';
  const rows = names.map(
    (name) =>
      `| \`${name}\` | ${shopEvents[name].owner} | ${shopEvents[name].delivery} | ${who('emits', name)} | ${who('hears', name)} |`,
  );
  const text = `# Events of the bus

Made from \`shared/src/contracts/events.ts\` and from the code of the packages; \`UPDATE_DOCS=1 npx jest tests/contract/events\` writes it anew.

- **live**: missed if nobody listens. **latest**: newcomers get the last value. **held**: kept until its owner arrives.
- A noun has one owner: it alone tells its facts and answers its requests.

| event | owner | delivery | sent by | heard by |
|---|---|---|---|---|
${rows.join('\n')}
`;

  test('matches the contract and the code', () => {
    const file = path.join(root, 'docs/events.md');
    if (process.env['UPDATE_DOCS']) writeFileSync(file, text);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
