import { takeArrivedFonts } from './take-arrived-fonts';

const face = '@font-face {font-family: Baloo; font-display: optional; src: url(baloo.woff2);}';
const other = 'h1 {color: red;}';

/** A page with these faces, and with a style sheet of an extension that may not be read. */
function page(...status: FontFace['status'][]) {
  const rules = [{ cssText: other }, { cssText: face }];
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

test('a face that has come is shown from here on', () => {
  const rules = page('loaded');
  takeArrivedFonts();
  expect(rules()).toEqual([other, face.replace('optional', 'swap')]);
});

test('faces wait for the last of them', () => {
  const rules = page('loaded', 'loading');
  takeArrivedFonts();
  expect(rules()).toEqual([other, face]);
});
