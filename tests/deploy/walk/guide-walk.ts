import { readFileSync } from 'node:fs';
import path from 'node:path';

const docs = path.resolve(__dirname, '../../../docs');

/** Steps in a web console, by the words of the guide, and what each one sets up. */
const clicks: readonly (readonly [words: RegExp, done: string])[] = [
  [/on the Blaze plan/, 'Blaze'],
  [/enable Email\/Password, Phone and Google/, 'sign-in ways'],
  [/Sign up on the site/, 'account of the owner'],
];

const block = /^ *```(\w+)([^\n]*)\n([\s\S]*?)^ *```$/gm;

function linesOf(text: string): string[] {
  const lines: string[] = [];
  let at = 0;
  const read = (words: string) => {
    for (const [tells, done] of clicks) if (tells.test(words)) lines.push(`click '${done}'`);
  };
  for (const found of text.matchAll(block)) {
    const [whole, language = '', title = '', content = ''] = found;
    read(text.slice(at, found.index));
    at = found.index + whole.length;
    if (language === 'sh') lines.push(content);
    if (language === 'json' && title.trim())
      lines.push(`write ${title.trim()} <<'CONTENT'\n${content}CONTENT`);
  }
  read(text.slice(at));
  return lines;
}

function chapters(file: string, names: readonly string[]): string[] {
  const parts = readFileSync(path.join(docs, file), 'utf8').split(/^## /m);
  return names.flatMap((name) => {
    const part = parts.find((one) => one.startsWith(`${name}\n`));
    if (!part) throw new Error(`${file} has no chapter ${name}`);
    return linesOf(part);
  });
}

const first = [
  ...['Set up the project', 'Settings', 'First deployment', 'Deploy by hand', 'Run the doctor'],
  'Opening day',
];

export const byHand = (): string[] => [
  ...chapters('deploying.md', [...first, 'Limit costs and abuse']),
  ...chapters('backup.md', ['Switch on backups of Firebase']),
  ...chapters('deploying.md', ['Publish the menu']),
];

export const withBucket = (): string[] => [
  ...chapters('deploying.md', first),
  ...chapters('deploying.md', ['Deploy one package', 'Keep the site in a bucket']),
  ...chapters('identities.md', ['Set up GitHub and Google']),
  ...chapters('deploying.md', ['Deploy from CI']),
];
