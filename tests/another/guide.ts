import { readFileSync } from 'node:fs';
import path from 'node:path';

export type GuideStep =
  | { kind: 'command'; words: string[] }
  | { kind: 'edit'; file: string; place: string[]; value: unknown };

const block = /^ *```(\w+)([^\n]*)\n([\s\S]*?)^ *```$/gm;

function stepsOf(language: string, title: string, text: string): GuideStep[] {
  if (language === 'sh') {
    const lines = text.split('\n').map((line) => line.trim());
    return lines.filter(Boolean).map((line) => ({ kind: 'command', words: line.split(/\s+/) }));
  }
  // A title with → shows part of an entry as an illustration; it is no edit.
  if (title.includes('→')) return [];
  const [file = '', place = ''] = title.trim().split(': ');
  return [{ kind: 'edit', file, place: place.split('.'), value: JSON.parse(text) as unknown }];
}

export function readGuide(): GuideStep[] {
  const guide = path.resolve(__dirname, '../../docs/making-it-your-restaurant.md');
  return [...readFileSync(guide, 'utf8').matchAll(block)].flatMap(
    ([, language = '', title = '', text = '']) => stepsOf(language, title, text),
  );
}

export function putAt(content: object, place: readonly string[], value: unknown): void {
  const [key = '', ...rest] = place;
  const within = content as Record<string, unknown>;
  const there = within[key];
  if (there === undefined) throw new Error(`The guide names the missing key ${key}`);
  if (rest.length > 0) putAt(there as object, rest, value);
  else if (Array.isArray(there)) there.push(value);
  else within[key] = value;
}
