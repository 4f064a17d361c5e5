import { createHash } from 'node:crypto';
import { compactCss, firstStyles, sheetAddress } from './first-styles';

const group = (id: string, rules: Record<string, string>) =>
  [
    ...Object.entries(rules).map(([name, rule]) => rule.replaceAll('&', `.${name}`)),
    `data-styled.g1[id="${id}"]{content:"${Object.keys(rules).join(',')},"}`,
  ].join('/*!sc*/\n');

const sheet = (...groups: string[]) => [...groups, ''].join('/*!sc*/\n');

const whole = sheet(
  group('sc-box', { aaa: '&{margin:0}' }),
  group('sc-card', { bbb: '&{padding:0}@media print{&{color:red}}', ccc: '&{padding:1px}' }),
  group('sc-spin', { ddd: '&{animation:eee 1s}' }),
  group('sc-fade', { fff: '&{animation:ggg 1s}' }),
  group('sc-keyframes-eee', { eee: '@keyframes eee{to{opacity:0}}' }),
  group('sc-keyframes-ggg', { ggg: '@keyframes ggg{to{opacity:1}}' }),
);

test('firstStyles() keeps the variants and animations of the markup outside of late elements, in order', () => {
  const html =
    '<main class="sc-box aaa"><p class="sc-card bbb"></p><section data-late=""><section><p class="sc-card ccc"></p></section><i class="fff"></i></section><i class="ddd"></i></main><footer class="fff" data-late=""></footer>';
  expect(firstStyles(html, whole)).toBe(
    '.aaa{margin:0}.bbb{padding:0}@media print{.bbb{color:red}}.ddd{animation:eee 1s}@keyframes eee{to{opacity:0}}',
  );
});

test('firstStyles() keeps all rules of a page without late elements', () => {
  const html = '<p class="aaa bbb ccc ddd fff"></p>';
  expect(firstStyles(html, whole)).toContain('@keyframes ggg');
});

test.each([
  ['a {color: red; margin: 0;}', 'a{color:red;margin:0}'],
  [
    '@media (min-width: 48rem){ .a > .b :hover, i {padding: 1px 2px;} }',
    '@media (min-width:48rem){.a>.b :hover,i{padding:1px 2px}}',
  ],
  [
    'b::before {content: \';} a: b, c {\' / "d; e";}',
    'b::before{content:\';} a: b, c {\' / "d; e"}',
  ],
  [
    'c {width: calc(1rem + 2vw); font: 400 1rem/1.5 a, b;}',
    'c{width:calc(1rem + 2vw);font:400 1rem/1.5 a,b}',
  ],
])('compactCss(%j) returns %j', (css, compact) => expect(compactCss(css)).toBe(compact));

test('the address of a sheet names its SHA-256 hash', () => {
  const hash = createHash('sha256').update('a{}').digest('base64url');
  expect(sheetAddress('a{}')).toBe(`/remotes/styles-${hash}.css`);
});
