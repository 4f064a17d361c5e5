import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { main as check } from '../check/main';
import { gatherAnswers } from './answers';
import { makeFolder } from './make-folder';

interface Asked {
  folder: string;
  /** Without asking: every answer is the usual one. */
  yes: boolean;
  /** Words and colours that all begin with. */
  blank: string;
  example: string;
}

async function answersFrom(yes: boolean) {
  if (yes) return gatherAnswers(() => Promise.resolve(''));
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await gatherAnswers((question, again) =>
      terminal.question(again ? `That does not fit. ${question}` : question),
    );
  } finally {
    terminal.close();
  }
}

const holdsSomething = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;

/** Makes the folder of a new restaurant and checks it; resolves to the exit code. What is there already is never overwritten. */
export async function main({ folder, yes, blank, example }: Asked): Promise<number> {
  if (holdsSomething(folder)) {
    console.error(`${folder} is not empty. Move it away, or name another folder.`);
    return 1;
  }
  const answers = await answersFrom(yes);
  console.log('Drawing pictures …');
  await makeFolder(folder, answers, blank);
  console.log(`${path.relative(process.cwd(), folder) || folder} is made.`);
  return check(folder, example);
}
