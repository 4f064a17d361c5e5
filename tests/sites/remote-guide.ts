import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const guide = readFileSync(path.resolve('docs/a-new-remote.md'), 'utf8');

function codeBlock(language: string): string {
  const [, text] = new RegExp(`^\`\`\`${language}\\n([^]*?)\\n\`\`\`$`, 'm').exec(guide) ?? [];
  if (!text) throw new Error(`The guide has no code block in ${language}`);
  return text;
}

/** The `guests.json` of step 4 in docs/a-new-remote.md. */
export const guestsOfGuide = codeBlock('json');

const isForProduction = (command: string) => command.startsWith('npx firebase');

/** The commands and edits from an empty folder to the local site: one edit per file, and `guests.json`. */
export function stepsOfGuide(): string[] {
  const blocks = [...guide.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, text = '']) => text);
  const commands = blocks.flatMap((text) => text.split('\n').filter(Boolean));
  return [
    ...commands.filter((command) => !isForProduction(command)),
    ...filesOfGuide.map(([file]) => `edit ${file}`),
    'edit guests.json',
    // Only the text of step 3 names it.
    'npm run deploy:local -- shell',
  ];
}

/**
 * The script of step 5 in docs/a-new-remote.md, with which a team uploads its build and starts the
 * publishing.
 */
export const teamScript = (parse(codeBlock('yaml')) as { steps: { run: string }[] }).steps.flatMap(
  ({ run }) => run,
)[0]!;

/** The files of step 2 in docs/a-new-remote.md: code blocks that begin with a comment with their path. */
export const filesOfGuide: readonly (readonly [file: string, text: string])[] = [
  ...guide.matchAll(/^```tsx?\n\/\/ (src\/\S+)\n([^]*?)^```$/gm),
].map(([, file = '', text = '']) => [file, text]);
