import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import sharp from 'sharp';
import { main as check } from '../check/check-folder';
import { openFolder } from '../check/folder';
import { named } from '../check/known-files';
import { drawIcons, drawTile, themeOf } from '../pictures/drawings';
import { sizeOf } from '../pictures/picture-files';
import { writePicture } from '../pictures/pictures';
import { type Answers, gatherAnswers } from './answers';
import { factsFrom, languagesFrom, rulesFrom } from './facts-from';

const cardSize = [1200, 630] as const;

/** Draws what a folder has no photographs for: icons, a tile for each picture, and the cards of those that links show. */
async function drawBrand(folder: string, slugs: readonly string[], cards: readonly string[]) {
  const { flame, amber } = themeOf(folder).colours;
  const colors = { ground: flame.light, line: amber.light, bright: amber.light };
  const pictures = `${folder}/pictures`;
  await drawIcons(folder);
  for (const slug of slugs) {
    const tile = drawTile(slug, sizeOf(slug), colors);
    await writePicture(slug, Buffer.from(tile), pictures);
  }
  for (const slug of cards) {
    const card = sharp(Buffer.from(drawTile(slug, cardSize, colors)));
    await card.jpeg({ quality: 80 }).toFile(`${pictures}/${slug}-card.jpg`);
  }
}

const write = (file: string, content: unknown) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
};

const taglines: Record<string, string> = {
  kn: '{since} ರಿಂದ {area}, ಒಳ್ಳೆಯ ಊಟ.',
  hi: '{since} से {area} में अच्छा खाना।',
};

function addLanguage(folder: string, language: string, answers: Answers) {
  const { name, street, locality, city, region, officer } = answers;
  // What nobody can translate but the owner, until they do: the check warns of it.
  write(`${folder}/${language}/restaurant.json`, {
    name,
    tagline: taglines[language] ?? '',
    address: { street, locality, city, region },
    grievanceOfficer: officer,
  });
  write(`${folder}/${language}/map.json`, {});
  const file = `${folder}/${language}/menu.json`;
  const words = JSON.parse(readFileSync(file, 'utf8')) as object;
  write(file, { ...words, areas: { [locality]: locality } });
}

const slugsOf = (pictures: readonly { slug: string }[]) => [
  ...new Set(pictures.map(({ slug }) => slug)),
];

/** Makes a folder from answers: it passes the check, and its site starts. `blank`: the words and colours that all begin with. */
export async function makeFolder(folder: string, answers: Answers, blank: string) {
  const [, ...others] = languagesFrom(answers);
  mkdirSync(folder, { recursive: true });
  for (const part of ['brand', 'pages', 'menu.json', ...others]) {
    cpSync(`${blank}/${part}`, `${folder}/${part}`, { recursive: true });
  }
  write(`${folder}/package.json`, {
    name: '@burger/restaurant',
    version: '1.0.0',
    private: true,
    exports: { './*': './*' },
  });
  write(`${folder}/restaurant.json`, factsFrom(answers));
  write(`${folder}/languages.json`, ['en', ...others]);
  write(`${folder}/rules.json`, rulesFrom(answers));
  const empty = { roads: [], parks: [], water: [], buildings: [], places: [] };
  write(`${folder}/map.json`, { across: 500, ...empty });
  for (const language of others) addLanguage(folder, language, answers);
  const pictures = named(openFolder(folder));
  const ofLinks = pictures.filter(({ file }) => file === 'pages/titles.json');
  await drawBrand(folder, slugsOf(pictures), slugsOf(ofLinks));
}

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
