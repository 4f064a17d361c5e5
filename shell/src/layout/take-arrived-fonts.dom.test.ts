import { takeArrivedFonts } from './take-arrived-fonts';

const face = (at: number) =>
  `@font-face {font-family: Baloo; font-display: optional; src: url(${at}.woff2);}`;
const other = 'h1 {color: red;}';

/** A page with these faces, and with a style sheet of an extension that may not be read. */
function page(...status: FontFace['status'][]) {
  const rules = [other, ...status.map((_, at) => face(at))].map((cssText) => ({ cssText }));
  const own = {
    href: null,
    cssRules: rules,
    deleteRule: (at: number) => void rules.splice(at, 1),
    insertRule: (cssText: string, at: number) => void rules.splice(at, 0, { cssText }),
  };
  const foreign = {
    href: 'https://extension.example/a.css',
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  const fonts = status.map((one) => ({ display: 'optional', status: one }));
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  Object.defineProperty(document, 'styleSheets', { value: [foreign, own], configurable: true });
  return () => rules.map(({ cssText }) => cssText);
}

test('each face that has come is shown from here on, whatever becomes of the others', () => {
  const rules = page('loaded', 'error', 'unloaded', 'loading', 'loaded');
  takeArrivedFonts();
  const shown = (at: number) => face(at).replace('optional', 'swap');
  expect(rules()).toEqual([other, shown(0), face(1), face(2), face(3), shown(4)]);
});

test('what draws no pixels has no fonts', () => {
  page('loaded');
  Object.defineProperty(document, 'fonts', { value: undefined, configurable: true });
  expect(takeArrivedFonts).not.toThrow();
});
