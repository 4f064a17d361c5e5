import { takeArrivedFonts, takeFontsUnseen } from './use-page-change';

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
  const load = jest.fn(() => Promise.resolve());
  const fonts = status.map((one, at) => ({
    get display() {
      return /display: (\w+)/.exec(rules[at + 1]!.cssText)?.[1];
    },
    status: one,
    load,
  }));
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  Object.defineProperty(document, 'styleSheets', { value: [foreign, own], configurable: true });
  return Object.assign(() => rules.map(({ cssText }) => cssText), { load });
}

test('each face that has come is shown from here on, whatever becomes of the others', () => {
  const rules = page('loaded', 'error', 'unloaded', 'loading', 'loaded');
  takeArrivedFonts();
  const shown = (at: number) => face(at).replace('optional', 'swap');
  expect(rules()).toEqual([other, shown(0), face(1), face(2), face(3), shown(4)]);
});

test('a page that stays takes the face that came late while nobody looks at it, ready for who comes back', () => {
  const rules = page('loaded', 'loading');
  const end = takeFontsUnseen();
  const see = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
    return rules();
  };
  const before = rules();
  expect(see(false)).toEqual(before);
  expect(see(true)).toEqual([other, face(0).replace('optional', 'swap'), face(1)]);
  expect(rules.load).toHaveBeenCalledTimes(1);
  end();
});
