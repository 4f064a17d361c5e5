import type { RemoteLine } from '@burger/shared/contracts';
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { siteFolder } from '../../../scripts/paths.mjs';
import { readJson, readJsonOr, write, writeJson } from '../site/files';

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
  writeJson(fileOf(name, line.version), line);

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

/** What was previewed for somebody (a pull request), as `name@version`, by who it is. */
type PreviewedFor = Readonly<Record<string, readonly string[]>>;

// Hosting and the local backend serve nothing that begins with a dot.
const previewedForFile = `${siteFolder}/.previewed-for.json`;

/** Writes down what is previewed for somebody now; returns what was before and nobody has any more. */
export function replacePreviewsFor(who: string, previews: readonly string[]): string[] {
  const { [who]: before = [], ...others }: PreviewedFor = readJsonOr<PreviewedFor>(
    previewedForFile,
    {},
  );
  writeJson(previewedForFile, previews.length > 0 ? { ...others, [who]: previews } : others);
  const kept = new Set([...Object.values(others).flat(), ...previews]);
  return before.filter((one) => !kept.has(one));
}

// Hosting and the local backend serve nothing that begins with a dot.
const privateFile = `${siteFolder}/.preview-key.pem`;
const publicFile = `${siteFolder}/previews/key.json`;

/** The key of whoever deploys this site, made at the first preview; browsers read the public half. */
function signingKey(): KeyObject {
  if (!existsSync(privateFile)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    write(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  }
  const key = createPrivateKey(readFileSync(privateFile));
  writeJson(publicFile, createPublicKey(key).export({ format: 'jwk' }));
  return key;
}

/** Signs a text as `crypto.subtle` verifies it in browsers (ECDSA over P-256): 86 letters. */
export const signatureOf = (text: string): string =>
  sign('sha256', Buffer.from(text), { key: signingKey(), dsaEncoding: 'ieee-p1363' }).toString(
    'base64url',
  );
