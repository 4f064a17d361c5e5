import path from 'node:path';
import { type Month, type MonthFileKind, monthFiles } from '@burger/shared/accounting';

/** Returns the export files of a kind with their paths. Several files, one per GSTIN, are named by it. */
export function filesToWrite(kind: MonthFileKind, requested: string | undefined, month: Month) {
  if (!requested) return [];
  const files = monthFiles(kind, month);
  const { dir, base } = path.parse(requested);
  return files.map(({ name, content }) => ({
    file: files.length === 1 ? requested : path.join(dir, `${path.parse(name).name}-${base}`),
    content,
  }));
}
