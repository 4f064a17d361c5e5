import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export function testFolder(): (...names: string[]) => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'burger-katte-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return (...names) => path.join(folder, ...names);
}
