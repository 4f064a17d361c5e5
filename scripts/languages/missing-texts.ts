import { languageOf } from '@burger/shared/build/messages';
import { translations } from '@burger/shared/i18n';
import { parseSync, type Expression, type ModuleItem } from '@swc/core';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root } from '../../shared/repository/paths.mjs';
import { nameOfCode } from './add-language';

/** The texts that a translation file lacks, by their paths: `texts.nav.home`. */
export interface Lack {
  file: string;
  /** Whether the complete translation file is missing. */
  isAbsent: boolean;
  places: string[];
}

const plain = (expression: Expression): Expression =>
  'expression' in expression && typeof expression.expression === 'object'
    ? plain(expression.expression as Expression)
    : expression;

/** Returns the path of every text in an expression. Any value but an object counts as one text. */
function placesIn(expression: Expression, place: string): string[] {
  const value = plain(expression);
  if (value.type !== 'ObjectExpression') return [place];
  return value.properties.flatMap((property) => {
    if (property.type === 'Identifier') return [`${place}.${property.value}`];
    if (property.type === 'MethodProperty' && 'value' in property.key)
      return [`${place}.${String(property.key.value)}`];
    if (property.type !== 'KeyValueProperty' || !('value' in property.key)) return [];
    return placesIn(property.value, `${place}.${String(property.key.value)}`);
  });
}

function placesOf(item: ModuleItem): string[] {
  if (item.type !== 'ExportDeclaration' || item.declaration.type !== 'VariableDeclaration')
    return [];
  return item.declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? placesIn(init, id.value) : [],
  );
}

const isSource = (name: string) => existsSync(`${root}/${name}/src`);

const sources = (): string[] =>
  readdirSync(root)
    .filter(isSource)
    .flatMap((name) =>
      readdirSync(`${root}/${name}/src`, { recursive: true }).map((file) => `${name}/src/${file}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'));

const read = (file: string) =>
  parseSync(readFileSync(`${root}/${file}`, 'utf8'), { syntax: 'typescript' }).body.flatMap(
    placesOf,
  );

let known: ReturnType<typeof textsByFile> | undefined;

/** Returns the paths of all texts by file pattern (`shell/src/messages/*.ts`) and language. */
function textsByFile(): Map<string, Map<string, string[]>> {
  const files = new Map<string, Map<string, string[]>>();
  for (const file of sources()) {
    const language = languageOf(file);
    if (language === undefined) continue;
    const name = file.replace(/\w+(?=\.ts$)/, '*');
    files.set(name, (files.get(name) ?? new Map()).set(language, read(file)));
  }
  return files;
}

/** Returns the texts that a language lacks but another one has, and the number of all texts. */
export function missingTexts(language: string): { lacks: Lack[]; count: number } {
  const files = [...(known ??= textsByFile())].map(([name, byLanguage]) => {
    const own = byLanguage.get(language);
    const all = new Set([...byLanguage.values()].flat());
    const places = [...all].filter((place) => !own?.includes(place));
    return { file: name.replace('*', language), isAbsent: !own, places, count: all.size };
  });
  return {
    lacks: files.flatMap(({ file, isAbsent, places }) =>
      isAbsent || places.length > 0 ? [{ file, isAbsent, places }] : [],
    ),
    count: files.reduce((sum, { count }) => sum + count, 0),
  };
}

const sumOf = (lacks: readonly Lack[]) => lacks.reduce((sum, { places }) => sum + places.length, 0);

/** Returns the number of missing translations as a sentence; null if there are none. */
export function missingInWords(language: string): string | null {
  const { lacks, count } = missingTexts(language);
  if (lacks.length === 0) return null;
  return `${sumOf(lacks)} of ${count} texts of the site are not translated into ${nameOfCode(language) ?? language} and stay English.`;
}

const lineOf = ({ file, isAbsent, places }: Lack) =>
  isAbsent ? `  ${file} is missing.` : `  ${file} lacks ${places.join(', ')}.`;

export const report = (): string =>
  translations
    .map((language) =>
      [
        `${language}: ${missingInWords(language) ?? 'every text of the site is translated.'}`,
        ...missingTexts(language).lacks.map(lineOf),
      ].join('\n'),
    )
    .join('\n');
