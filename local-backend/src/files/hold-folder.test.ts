import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { holdFolder } from './hold-folder';

const folder = mkdtempSync(path.join(tmpdir(), 'held-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a folder is held once, and again when it was let go', () => {
  const data = path.join(folder, 'new', 'data');
  const letGo = holdFolder(data);
  expect(() => holdFolder(data)).toThrow(
    `Another backend already keeps its data in ${data}. Stop that one, or choose another folder: DATA_DIR=${data}-2 npm start`,
  );
  const other = holdFolder(path.join(folder, 'other'));
  letGo();
  holdFolder(data)();
  other();
});
