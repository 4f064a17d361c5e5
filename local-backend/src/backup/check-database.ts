import Database from 'libsql';

/** Looks through every page of a database and counts its documents. Throws where it is damaged, or none of ours. */
export function checkDatabase(file: string): number {
  const database = new Database(file, { fileMustExist: true });
  try {
    const [[found] = []] = database.prepare('PRAGMA integrity_check(1)').raw().all() as [string][];
    if (found !== 'ok') throw new Error(found);
    const [[count] = []] = database.prepare('SELECT count(*) FROM documents').raw().all() as [
      number,
    ][];
    return count ?? 0;
  } catch (error) {
    throw new Error(`${file} is damaged: ${(error as Error).message}`, { cause: error });
  } finally {
    database.close();
  }
}
