import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildPackage } from './build-package';

export const secondHeading = 'Our second menu';

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/** Builds version 2 of the menu, with another heading, from a copy of its sources; returns its folder. */
export async function buildSecondMenu(): Promise<string> {
  const folder = path.resolve('reports/second-menu/mfe-menu');
  rmSync(folder, { recursive: true, force: true });
  cpSync('mfe-menu', folder, {
    recursive: true,
    filter: (source) => !['dist', 'node_modules'].includes(path.basename(source)),
  });
  change(`${folder}/package.json`, '"version": "1.0.0"', '"version": "2.0.0"');
  change(`${folder}/src/messages.ts`, "'Our menu'", `'${secondHeading}'`);
  await buildPackage(folder);
  return folder;
}
