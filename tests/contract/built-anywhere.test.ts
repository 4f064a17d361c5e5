import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../../shared/repository/paths.mjs';

const text = /\.(js|cjs|css|html|json|webmanifest|txt|xml)$/;

test('no built file contains the path of its build folder', () => {
  const files = readdirSync('site', { recursive: true, encoding: 'utf8' });
  const built = files.filter((file) => text.test(file));
  expect(built.length).toBeGreaterThan(50);
  const naming = built.filter((file) => {
    const content = readFileSync(`site/${file}`, 'utf8');
    return content.includes(root) || /\.federation[\\/]entry/.test(content);
  });
  expect(naming).toEqual([]);
});
