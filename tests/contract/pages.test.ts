import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { needsAt, type SiteNeeds } from '@burger/shared/security';

const site = path.resolve(__dirname, '../../site');
const pages = readdirSync(site, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.html'));
const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
const needs = JSON.parse(read('headers.json')) as SiteNeeds;
const addressOf = (file: string) => `/${file.replace(/\/?index\.html$/, '')}`;

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([text]) => text);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('there are pages to look at', () => expect(pages.length).toBeGreaterThan(9));

describe.each(pages)('%s', (file) => {
  // Text and data may speak of anything: only what a browser reads as markup counts.
  const html = read(file);
  const { styles = [], scripts = [] } = needsAt(needs, addressOf(file));
  const markup = html.replace(/(<(script|style)[^>]*>)[^]*?<\/\2>/g, '$1');

  test('has no style attributes, which the security policy keeps out', () => {
    expect(found(markup, /<[^>]*\sstyle=[^>]*>/gi)).toEqual([]);
  });

  test('has two scripts of its own, for its language and its start, whose hashes its policy names; the others are data', () => {
    const tags = found(markup, /<script[^>]*>/g);
    const running = tags.filter((tag) => !/type="application\/(ld\+)?json"/.test(tag));
    // What is shown without network has nothing to run.
    const isOffline = file.endsWith('offline/index.html');
    expect(running).toEqual(isOffline ? [] : ['<script>', '<script>']);
    const own = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(scripts).toEqual(expect.arrayContaining(own.map(hashOf)));
    // The page for unknown addresses is there in every language, under one policy.
    if (!file.endsWith('404.html')) expect(scripts).toHaveLength(own.length);
    expect(found(markup, /<[^>]*\son\w+=[^>]*>/gi)).toEqual([]);
    expect(found(markup, /javascript:/gi)).toEqual([]);
  });

  test('has no style elements but those whose hash its policy names', () => {
    const texts = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.map(hashOf).filter((hash) => !styles.includes(hash))).toEqual([]);
  });
});
