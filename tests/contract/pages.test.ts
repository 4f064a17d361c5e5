import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageNeeds } from '@burger/shared/security';

const site = path.resolve(__dirname, '../../site');
const pages = readdirSync(site, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html'));
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const { styles = [] } = JSON.parse(read('headers.json')) as PageNeeds;

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([text]) => text);

test('there are pages to look at', () => expect(pages.length).toBeGreaterThan(9));

describe.each(pages)('%s', (file) => {
  // Text and data may speak of anything: only what a browser reads as markup counts.
  const html = read(file);
  const markup = html.replace(/(<(script|style)[^>]*>)[^]*?<\/\2>/g, '$1');

  test('has no style attributes, which the security policy keeps out', () => {
    expect(found(markup, /<[^>]*\sstyle=[^>]*>/gi)).toEqual([]);
  });

  test('has no scripts of its own: data only, the rest from files', () => {
    const scripts = found(markup, /<script[^>]*>/g);
    const known = /type="application\/(ld\+)?json"|\ssrc="/;
    expect(scripts.filter((tag) => !known.test(tag))).toEqual([]);
    expect(found(markup, /<[^>]*\son\w+=[^>]*>/gi)).toEqual([]);
    expect(found(markup, /javascript:/gi)).toEqual([]);
  });

  test('has no style elements but those whose hash its policy names', () => {
    const texts = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
    expect(texts.length).toBeGreaterThan(0);
    const hashes = texts.map(
      (css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    );
    expect(hashes.filter((hash) => !styles.includes(hash))).toEqual([]);
  });
});
