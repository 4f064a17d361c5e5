import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const guide = readFileSync(path.resolve(__dirname, '../../docs/a-new-remote.md'), 'utf8');

function codeBlock(language: string): string {
  const [, text] = new RegExp(`^\`\`\`${language}\\n([^]*?)\\n\`\`\`$`, 'm').exec(guide) ?? [];
  if (!text) throw new Error(`The guide has no block of ${language}`);
  return text;
}

/** `guests.json` as step 3 of the guide gives the page of `mfe-specials` its place. */
export const guestsOfGuide = codeBlock('json');

/** The script of step 4 by which the team's own workflow uploads what it built and starts the publishing. */
export const teamScript = (parse(codeBlock('yaml')) as { steps: { run: string }[] }).steps.flatMap(
  ({ run }) => run,
)[0]!;
