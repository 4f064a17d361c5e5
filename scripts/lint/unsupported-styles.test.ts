import { unsupportedStyles } from './unsupported-styles.mjs';

const names = (css: string, tag = 'styled.div') =>
  unsupportedStyles(`const Box = ${tag}\`${css}\`;`, 'box.ts').map(({ name }) => name);

test.each([
  ['a property', 'view-transition-name: box;', 'view-transition-name'],
  ['a value', 'color: red; text-wrap: pretty;', 'text-wrap: pretty'],
  ['a function', 'color: light-dark(black, white);', 'light-dark()'],
  ['an at-rule', '@starting-style { opacity: 0; }', '@starting-style'],
  ['a selector', '&:popover-open { opacity: 1; }', ':popover-open'],
])('%s that Safari 16.4 lacks is found', (_kind, css, name) => {
  expect(names(css)).toContain(name);
});

test('it says who lacks it, and where it stands', () => {
  const [found] = unsupportedStyles('const A = css`\n  text-wrap: pretty;\n`;', 'a.ts');
  expect(found?.place).toBe('a.ts:2');
  expect(found?.lacked).toContain('safari_ios 16.4');
});

test('what all of them know is let by, also between what scripts put in', () => {
  const css =
    '${card} height: 100dvh; &:has(> b) { inset: 0; width: min(${a}, 100%); aspect-ratio: 1; }';
  expect(names(css)).toEqual([]);
});
