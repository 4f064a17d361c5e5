import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newsOf, watchRestaurant, writeTheme } from './restaurant-edits';

// Columns: the edited file, the packages on development servers, and the message.
test.each([
  ['brand/theme.json', [], 'The colours were updated'],
  ['menu.json', ['mfe-menu'], 'menu.json is published, not built: npm run publish:menu'],
  ['kn/menu.json', [], 'kn/menu.json is published'],
  ['pages/about.json', ['mfe-content'], null],
  ['hi/pages/about.json', ['mfe-content'], null],
  ['pages/about.json', ['mfe-menu'], 'shown by mfe-content, which runs as built: npm run dev --'],
  ['pages/orders.json', ['mfe-content'], 'shown by mfe-account-orders'],
  ['pages/titles.json', ['shell'], 'shows when npm run dev is restarted'],
  ['restaurant.json', ['mfe-content'], 'shows when npm run dev is restarted'],
  ['pictures/hero-960.avif', [], 'shows when npm run dev is restarted'],
  ['made-from.json', [], null],
  ['pages/.about.json.swp', [], null],
])('an edit of %s with development servers %j prints the right message', (file, running, says) => {
  const news = newsOf(file, running);
  if (says === null) expect(news).toBeNull();
  else expect(news).toContain(says);
});

describe('an edited theme', () => {
  let folder: string;
  const at = (file: string) => path.join(folder, file);
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'edits-'));
    cpSync('tests/restaurant/brand', at('restaurant/brand'), { recursive: true });
    writeTheme(folder, at('restaurant'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const css = () => readFileSync(at('theme.css'), 'utf8');
  /** Edits the theme and resolves to the printed message. */
  const edit = (text: (before: string) => string) =>
    new Promise<string>((resolve) => {
      const edits = watchRestaurant(folder, [], resolve, at('restaurant'));
      const file = at('restaurant/brand/theme.json');
      writeFileSync(file, text(readFileSync(file, 'utf8')));
      closing.push(() => edits.close());
    });
  const closing: (() => void)[] = [];
  afterEach(() => closing.splice(0).forEach((close) => close()));

  test('is applied to the pages in both colour schemes', async () => {
    expect(css()).not.toContain('--flame:#123456');
    expect(
      await edit((text) =>
        text.replace(/"flame": \{[^}]*\}/, '"flame": { "light": "#123456", "dark": "#654321" }'),
      ),
    ).toContain('reload the page');
    const [light, dark] = css().split('@media (prefers-color-scheme:dark)');
    expect(light).toContain('--flame:#123456');
    expect(dark).toContain('--flame:#654321');
  });

  test('with invalid JSON is reported, and the previous theme stays', async () => {
    const before = css();
    expect(await edit(() => '{ "colours":')).toContain('brand/theme.json cannot be read');
    expect([css(), existsSync(at('theme.css.draft'))]).toEqual([before, false]);
  });
});
