import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import type { RemoteLine } from '@burger/shared/contracts';
import { root, siteFolder } from '../../../shared/repository/paths.mjs';
import { publishFonts } from '../fonts/scripts';
import { renderSite } from '../prerender/prerender-site';
import { publishPictures, publishRemote } from '../publish/publish';
import { readJson, readJsonOr, write, writeJson } from '../site/files';
import { refuseAnother } from '../site/owner';
import { currentShell, readRemotes, readStaged } from '../site/records';
import { shopOfSite } from '../site/shop';

const folder = `${siteFolder}/previews`;
const fileOf = (name: string, version: string) => `${folder}/${name}@${version}.json`;

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

/** Returns the remote line of a preview. Throws when there is none, or several and no version is given. */
export function previewOf(name: string, version?: string): RemoteLine {
  const versions = versionsOf(name);
  if (versions.length === 0) throw new Error(`There is no preview of ${name}.`);
  const meant = versions.filter((one) => version === undefined || one === version);
  const [found] = meant;
  if (found && meant.length === 1) return readJson(fileOf(name, found));
  const names = versions.map((one) => `${name}@${one}`).join(', ');
  throw new Error(`Name one preview of ${name}: ${names}.`);
}

/** The previews (`name@version`) of each pull request. */
type PreviewedFor = Readonly<Record<string, readonly string[]>>;

// Hosting and the local backend do not serve dotfiles.
const previewedForFile = `${siteFolder}/.previewed-for.json`;

/** Replaces the previews of a pull request. Returns its previous ones that no other pull request uses. */
export function replacePreviewsFor(who: string, previews: readonly string[]): string[] {
  const { [who]: before = [], ...others }: PreviewedFor = readJsonOr<PreviewedFor>(
    previewedForFile,
    {},
  );
  writeJson(previewedForFile, previews.length > 0 ? { ...others, [who]: previews } : others);
  const stored = new Set([...Object.values(others).flat(), ...previews]);
  return before.filter((one) => !stored.has(one));
}

// Hosting and the local backend do not serve dotfiles.
const privateFile = `${siteFolder}/.preview-key.pem`;
const publicFile = `${siteFolder}/previews/key.json`;

/** Returns the site's signing key, which the first preview creates. Browsers read the public half. */
function signingKey(): KeyObject {
  if (!existsSync(privateFile)) {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    write(privateFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  }
  const key = createPrivateKey(readFileSync(privateFile));
  writeJson(publicFile, createPublicKey(key).export({ format: 'jwk' }));
  return key;
}

/** Signs a text for `crypto.subtle.verify` (ECDSA over P-256). The signature has 86 characters. */
export const signatureOf = (text: string): string =>
  sign('sha256', Buffer.from(text), { key: signingKey(), dsaEncoding: 'ieee-p1363' }).toString(
    'base64url',
  );

interface Previewed {
  version: string;
  /** The address suffix that shows the preview on any page. */
  link: string;
}

/**
 * Publishes a built remote for visitors with the preview link. Renders all pages without changing them, so that every
 * preview can be promoted.
 */
export async function previewRemote(name: string, source: string): Promise<Previewed> {
  const shell = currentShell();
  const live = readRemotes();
  const line = publishRemote(name, source, live[name]);
  const remotes = { ...live, [name]: line };
  refuseAnother(shell, remotes);
  publishPictures();
  const site = { shell, remotes, fonts: publishFonts(), shop: shopOfSite(shell), staged: {} };
  await renderSite(site);
  addPreview(name, line);
  const named = `${name}@${line.version}`;
  return { version: line.version, link: `/?preview=${named}.${signatureOf(named)}` };
}

interface PreviewsFor {
  previews: (Previewed & { name: string })[];
  ended: string[];
}

/** Ends a preview, unless it is in a staged rollout, which has an owner of its own. */
function end(named: string): boolean {
  const [name = '', version = ''] = named.split('@');
  if (readStaged()[name]?.line.version === version) return false;
  removePreview(name, version);
  return true;
}

/** Replaces the previews of a pull request with these built remotes. Without remotes, ends its previews. */
export async function previewFor(who: string, names: readonly string[]): Promise<PreviewsFor> {
  const previews: PreviewsFor['previews'] = [];
  for (const name of names) {
    previews.push({ name, ...(await previewRemote(name, `${root}/${name}`)) });
  }
  const now = previews.map(({ name, version }) => `${name}@${version}`);
  return { previews, ended: replacePreviewsFor(who, now).filter(end) };
}

interface Link {
  name: string;
  link: string;
}

/** Returns the Markdown comment that lists a pull request's previews. `origin` is the site's. */
export const linksComment = (previews: readonly Link[], origin: string): string =>
  [
    'Previews of the remotes that this pull request changes. Only visitors who open a link see them.',
    '',
    ...previews.map(({ name, link }) => `- [${name}](${origin}${link})`),
    '',
    `One preview is active at a time, on every page, until the pull request closes or [${origin}/?preview=](${origin}/?preview=) ends it.`,
    '',
  ].join('\n');
