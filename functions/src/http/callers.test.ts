import express from 'express';
import { serve } from '../testing/counter';
import { hostingBefore, inNetworks, type InNetworks, watchHosting } from './callers';

const networks = (word: string) => inNetworks(word) as InNetworks;

async function callerOf(forwarded: string, word: string): Promise<unknown> {
  const app = express().set('trust proxy', hostingBefore(networks(word)));
  app.use(({ ip }, response) => void response.json(ip));
  const served = await serve(app);
  const { body } = await served.send('/', { headers: { 'x-forwarded-for': forwarded } });
  await served.close();
  return body;
}

const hosting = '66.249.84.10';
const visitor = '203.0.113.7';

test.each([
  ['a visitor of the site', `${visitor}, ${hosting}`, 'google', visitor],
  ['a visitor who forges an address', `198.51.100.1, ${visitor}, ${hosting}`, 'google', visitor],
  ['a visitor by IPv6', '2001:db8::7, 2001:4860:4860::8888', 'google', '2001:db8::7'],
  ['a direct caller', visitor, 'google', visitor],
  ['a direct caller who forges an address', `198.51.100.1, ${visitor}`, 'google', visitor],
  [
    'a direct caller who claims to be Hosting',
    `198.51.100.1, ${hosting}, ${visitor}`,
    'google',
    visitor,
  ],
  ['a caller without Hosting', `198.51.100.1, ${hosting}`, 'none', hosting],
  [
    'a visitor through configured networks',
    `${visitor}, 192.0.2.9`,
    '192.0.2.0/24, 2001:db8::/32',
    visitor,
  ],
])(
  'the client address of %s (X-Forwarded-For %s; networks %s) is %s',
  async (_who, forwarded, word, caller) => {
    expect(await callerOf(forwarded, word)).toBe(caller);
  },
);

test.each(['', 'Google', '203.0.113.7', '203.0.113.0/33', 'a/8'])(
  'the setting %j is not a network list',
  (word) => {
    expect(inNetworks(word)).toBeUndefined();
  },
);

test('requests from Hosting outside the configured networks are logged hourly without full addresses', () => {
  const lines: string[] = [];
  let time = 0;
  const log = (line: string) => void lines.push(line);
  const watch = watchHosting('shop.example', networks('google'), log, () => time);
  const ask = (host: string, ...hops: string[]) =>
    watch({ 'x-forwarded-host': host, 'x-forwarded-for': hops.join(', ') });
  ask('shop.example', visitor, hosting);
  ask('shop.example', visitor);
  ask('other.example', visitor, '192.0.2.9');
  ask('shop.example', visitor, 'unknown');
  expect(lines).toEqual([]);
  ask('shop.example', visitor, '192.0.2.9');
  ask('shop.example', visitor, '192.0.2.9');
  expect(lines).toEqual([expect.stringContaining('come from 192.0.0.0/16, which')]);
  time = 3_600_000;
  ask('shop.example', visitor, '2001:db8::9');
  expect(lines[1]).toContain('come from 2001:db8::/32, which');
});
