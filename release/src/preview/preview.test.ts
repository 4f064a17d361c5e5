import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const site = mkdtempSync(path.join(tmpdir(), 'site-'));
let previews: typeof import('./previews');
let siteBefore: string | undefined;

beforeAll(async () => {
  siteBefore = process.env['SITE_DIR'];
  process.env['SITE_DIR'] = site;
  previews = await import('./previews');
});
afterAll(() => {
  if (siteBefore === undefined) delete process.env['SITE_DIR'];
  else process.env['SITE_DIR'] = siteBefore;
  rmSync(site, { recursive: true });
});
beforeEach(() => rmSync(path.join(site, 'previews'), { recursive: true, force: true }));

test('a preview signature verifies with the published public key, which stays the same', async () => {
  const signature = previews.signatureOf('mfe-menu@1.1.0-aaaaaaaaaa');
  const published = readFileSync(path.join(site, 'previews/key.json'), 'utf8');
  expect(signature).toMatch(/^[\w-]{86}$/);
  expect(published).not.toContain('"d"');
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('jwk', JSON.parse(published), curve, false, ['verify']);
  const verify = (text: string) =>
    crypto.subtle.verify(
      { name: 'ECDSA', hash: 'SHA-256' },
      key,
      Buffer.from(signature, 'base64url'),
      new TextEncoder().encode(text),
    );
  await expect(verify('mfe-menu@1.1.0-aaaaaaaaaa')).resolves.toBe(true);
  await expect(verify('mfe-menu@1.1.0-bbbbbbbbbb')).resolves.toBe(false);
  previews.signatureOf('mfe-content@1');
  expect(readFileSync(path.join(site, 'previews/key.json'), 'utf8')).toBe(published);
  expect(existsSync(path.join(site, '.preview-key.pem'))).toBe(true);
});

test('a preview that two pull requests share ends only after both have dropped it', () => {
  const replace = (who: string, ...visible: string[]) => previews.replacePreviewsFor(who, visible);
  expect(replace('pull-1', 'mfe-menu@1', 'mfe-content@1')).toEqual([]);
  expect(replace('pull-2', 'mfe-menu@1')).toEqual([]);
  expect(replace('pull-1', 'mfe-content@2')).toEqual(['mfe-content@1']);
  expect(replace('pull-1')).toEqual(['mfe-content@2']);
  expect(replace('pull-2')).toEqual(['mfe-menu@1']);
  expect(replace('pull-2')).toEqual([]);
});
