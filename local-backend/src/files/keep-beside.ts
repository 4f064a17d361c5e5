import { existsSync, renameSync } from 'node:fs';

function freeName(file: string): string {
  for (let at = 1; ; at++) {
    const name = `${file}.damaged-${at}`;
    if (!existsSync(name)) return name;
  }
}

/** Gives a file that cannot be used a name of its own beside its place, with what belongs to it; answers the name. */
export function keepBeside(file: string, belonging: readonly string[] = []): string {
  const name = freeName(file);
  renameSync(file, name);
  for (const ending of belonging) {
    if (existsSync(file + ending)) renameSync(file + ending, name + ending);
  }
  return name;
}
