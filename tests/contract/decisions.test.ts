import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../docs/decisions');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
const records = files.filter((file) => file !== 'README.md');

describe('docs/decisions', () => {
  test('each decision record has a number of its own', () => {
    const numbers = records.map((file) => file.slice(0, 4));
    expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(records)(
    'the decision record %s has its number, status, date and the four sections in sequence',
    (file) => {
      const text = read(file);
      expect(text).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. .+\n`));
      expect(text).toMatch(/^- \*\*Status:\*\* (Proposed|Accepted|Superseded)/m);
      expect(text).toMatch(/^- \*\*Date:\*\* \d{4}-\d\d-\d\d$/m);
      const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
      expect(sections).toEqual(['Context', 'Decision', 'Consequences', 'Alternatives']);
    },
  );

  test('the index of docs/decisions has the number and title of every record', () => {
    const index = read('README.md');
    const linkOf = (file: string) => `[${/^# (.+)$/m.exec(read(file))?.[1]}](${file})`;
    expect(records.filter((file) => !index.includes(linkOf(file)))).toEqual([]);
  });

  test.each(files)('the decision record %s links to existing files only', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#]+)(#[^)]*)?\)/g)].map(
      ([, link]) => link ?? '',
    );
    const missing = links.filter((link) => !existsSync(path.join(folder, link)));
    expect(missing.filter((link) => !link.startsWith('https:'))).toEqual([]);
  });
});
