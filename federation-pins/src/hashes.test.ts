import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashesOf } from './hashes.mjs';

test('hashesOf returns the SHA-256 of each script in a folder and its subfolders', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hashes-'));
  mkdirSync(`${folder}/pages`);
  for (const file of ['entry.js', 'pages/list.js', 'entry.js.br', 'styles.css', 'entry.js.map'])
    writeFileSync(`${folder}/${file}`, file);
  const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  expect(hashesOf(folder)).toEqual({
    'entry.js': hashOf('entry.js'),
    'pages/list.js': hashOf('pages/list.js'),
  });
  rmSync(folder, { recursive: true });
});
