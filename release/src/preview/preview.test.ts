import type { RemoteLine } from '@burger/shared/contracts';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const site = mkdtempSync(path.join(tmpdir(), 'site-'));
const line = (version: string) =>
  ({ version, base: `/remotes/mfe-menu/${version}/` }) as RemoteLine;

let previews: typeof import('./previews');
let staged: typeof import('../site/records');
let previewedFor: typeof import('./previews');
let sign: typeof import('./previews');
let siteBefore: string | undefined;

beforeAll(async () => {
  siteBefore = process.env['SITE_DIR'];
  process.env['SITE_DIR'] = site;
  previews = await import('./previews');
  staged = await import('../site/records');
  previewedFor = await import('./previews');
  sign = await import('./previews');
});
afterAll(() => {
  if (siteBefore === undefined) delete process.env['SITE_DIR'];
  else process.env['SITE_DIR'] = siteBefore;
  rmSync(site, { recursive: true });
});
beforeEach(() => rmSync(path.join(site, 'previews'), { recursive: true, force: true }));

test('the only preview of a remote needs no name; another remote has none', () => {
  previews.addPreview('mfe-menu', line('1.1.0-aaaaaaaaaa'));
  expect(previews.previewOf('mfe-menu')).toEqual(line('1.1.0-aaaaaaaaaa'));
  expect(() => previews.previewOf('mfe-content')).toThrow('There is no preview of mfe-content.');
});

test('of several one has to be named', () => {
  previews.addPreview('mfe-menu', line('1.1.0-aaaaaaaaaa'));
  previews.addPreview('mfe-menu', line('1.1.0-bbbbbbbbbb'));
  expect(previews.previewOf('mfe-menu', '1.1.0-bbbbbbbbbb')).toEqual(line('1.1.0-bbbbbbbbbb'));
  const both = 'mfe-menu@1.1.0-aaaaaaaaaa, mfe-menu@1.1.0-bbbbbbbbbb.';
  expect(() => previews.previewOf('mfe-menu')).toThrow(both);
  expect(() => previews.previewOf('mfe-menu', '1.1.0-cccccccccc')).toThrow(both);
});

test('one that is over is gone', () => {
  previews.addPreview('mfe-menu', line('1.1.0-aaaaaaaaaa'));
  previews.removePreview('mfe-menu', '1.1.0-aaaaaaaaaa');
  expect(() => previews.previewOf('mfe-menu')).toThrow('There is no preview of mfe-menu.');
});

test('what is staged of one remote ends without the others', () => {
  const all = {
    'mfe-menu': { share: 5, line: line('2') },
    'mfe-content': { share: 25, line: line('3') },
  };
  staged.writeStaged(all);
  expect(staged.readStaged()).toEqual(all);
  expect(staged.withoutStaged('mfe-menu')).toEqual({ 'mfe-content': all['mfe-content'] });
});

test('a signature is verified with the published half of the key, which stays the same', async () => {
  const signature = sign.signatureOf('mfe-menu@1.1.0-aaaaaaaaaa');
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
  sign.signatureOf('mfe-content@1');
  expect(readFileSync(path.join(site, 'previews/key.json'), 'utf8')).toBe(published);
  expect(existsSync(path.join(site, '.preview-key.pem'))).toBe(true);
});

test('what somebody else previews as well does not end with the first', () => {
  const replace = (who: string, ...previews: string[]) =>
    previewedFor.replacePreviewsFor(who, previews);
  expect(replace('pull-1', 'mfe-menu@1', 'mfe-content@1')).toEqual([]);
  expect(replace('pull-2', 'mfe-menu@1')).toEqual([]);
  expect(replace('pull-1', 'mfe-content@2')).toEqual(['mfe-content@1']);
  expect(replace('pull-1')).toEqual(['mfe-content@2']);
  expect(replace('pull-2')).toEqual(['mfe-menu@1']);
  expect(replace('pull-2')).toEqual([]);
});
