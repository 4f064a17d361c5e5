import { needsAt, pageHeaders } from '@burger/shared/platform/security';
import type { RemoteLine } from '@burger/shared/contracts';
import { createHash } from 'node:crypto';
import { needsOf, needsOfBoth } from './page-needs';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const remotes = {
  'mfe-menu': { base: 'https://menu.example/1/' } as RemoteLine,
  'mfe-content': { base: '/remotes/mfe-content/1/' } as RemoteLine,
};

test('needsOf hashes the inline styles and scripts of each page, and ignores data and external scripts', () => {
  const html =
    '<style>a{}</style><script>run()</script><script type="application/json">{}</script><script src="/a.js"></script>';
  expect(
    needsOf(
      [
        ['menu/index.html', html],
        ['index.html', ''],
      ],
      remotes,
    ),
  ).toEqual({
    pages: {
      '/menu': { styles: [hashOf('a{}')], scripts: [hashOf('run()')] },
      '/': { styles: [], scripts: [] },
    },
    others: {},
    origins: ['https://menu.example'],
    hosts: null,
    payOnline: false,
    untyped: false,
  });
});

test('pages require Trusted Types unless one comes from a shell without a policy', () => {
  const scripts = '<script type="application/json" id="page-scripts">{}</script>';
  const typed = needsOf([['index.html', `<script>x.createPolicy()</script>${scripts}`]], {});
  const untyped = needsOf([['index.html', scripts]], {});
  const requires = (needs: typeof typed) =>
    pageHeaders(needsAt(needs, '/'))['Content-Security-Policy']?.includes(
      "require-trusted-types-for 'script';trusted-types default",
    );
  expect([typed, untyped, needsOfBoth(typed, untyped)].map(requires)).toEqual([true, false, false]);
});

test('a page allows the hash of its sheet, which its scripts insert; files that are no pages are left out', () => {
  const hash = createHash('sha256').update('b{}').digest('base64url');
  const html = `<style data-sheet="/remotes/styles-${hash}.css">a{}</style>`;
  const { pages } = needsOf(
    [
      [`remotes/styles-${hash}.css`, 'b{}'],
      ['index.html', html],
    ],
    {},
  );
  expect(pages).toEqual({ '/': { styles: [hashOf('a{}'), hashOf('b{}')], scripts: [] } });
});

test('form-action allows the payment provider only on sites whose rules accept online payment', () => {
  const rules = (payments: string) =>
    needsOf([['index.html', `<script id="shop">{"rules":{"payments":${payments}}}</script>`]], {});
  const [with_, without] = [rules('["cod","online"]'), rules('["cod"]')];
  expect([with_.payOnline, without.payOnline]).toEqual([true, false]);
  expect(needsOfBoth(with_, without).payOnline).toBe(true);
  const formAction = (needs: typeof with_) =>
    /form-action[^;]*/.exec(pageHeaders(needsAt(needs, '/'))['Content-Security-Policy'] ?? '')?.[0];
  expect(formAction(with_)).toBe("form-action 'self' https://api.razorpay.com");
  expect(formAction(without)).toBe("form-action 'self'");
});

test('addresses without a page get the hashes of the 404 pages of all languages', () => {
  const { others, pages } = needsOf(
    [
      ['404.html', '<style>a</style>'],
      ['kn/404.html', '<style>b</style>'],
    ],
    {},
  );
  expect(others.styles).toEqual([hashOf('a'), hashOf('b')]);
  expect(pages).toEqual({});
});

test('needsOfBoth allows the hashes of the old and the new pages during a deployment', () => {
  const one = needsOf([['index.html', '<style>a</style>']], {});
  const other = needsOf(
    [
      ['index.html', '<style>b</style>'],
      ['menu/index.html', ''],
    ],
    remotes,
  );
  expect(needsOfBoth(one, other)).toMatchObject({
    pages: { '/': { styles: [hashOf('a'), hashOf('b')] }, '/menu': { styles: [] } },
    origins: ['https://menu.example'],
  });
});
