import { existsSync, readdirSync, rmSync } from 'node:fs';
import type { RemoteLine } from '@burger/shared/contracts';
import { siteFolder } from '../../../scripts/paths.mjs';
import { readJson } from '../site/read-json';
import { writeServedJson } from '../site/files';

const folder = `${siteFolder}/previews`;
const fileOf = (name: string, version: string) => `${folder}/${name}@${version}.json`;

/** The versions of a remote that can be previewed. */
function versionsOf(name: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${name}@`))
    .map((file) => file.slice(name.length + 1, -'.json'.length))
    .sort();
}

export const addPreview = (name: string, line: RemoteLine): void =>
  writeServedJson(fileOf(name, line.version), line);

export const removePreview = (name: string, version: string): void =>
  rmSync(fileOf(name, version), { force: true });

/** The line of a preview; its version has to be named where there are several. Throws, in plain words, when there is none. */
export function previewOf(name: string, version?: string): RemoteLine {
  const versions = versionsOf(name);
  if (versions.length === 0) throw new Error(`There is no preview of ${name}.`);
  const meant = versions.filter((one) => version === undefined || one === version);
  const [found] = meant;
  if (found && meant.length === 1) return readJson(fileOf(name, found));
  const names = versions.map((one) => `${name}@${one}`).join(', ');
  throw new Error(`Say which preview of ${name} is meant: ${names}.`);
}
