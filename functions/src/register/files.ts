import path from 'node:path';
import { type Month, type MonthFileKind, monthFiles } from '@burger/shared/accounts';

/** Returns the files of a kind at the path that was asked for. The name of one of several is put before: one GSTIN each. */
export function filesToWrite(kind: MonthFileKind, requested: string | undefined, month: Month) {
  if (!requested) return [];
  const files = monthFiles(kind, month);
  const { dir, base } = path.parse(requested);
  return files.map(({ name, content }) => ({
    file: files.length === 1 ? requested : path.join(dir, `${path.parse(name).name}-${base}`),
    content,
  }));
}
