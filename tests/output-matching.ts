import type { Readable } from 'node:stream';

/**
 * Returns the first match in a program's output, or null. Goes on reading, because a closed pipe would end
 * the program.
 */
export async function outputMatching(
  output: Readable,
  pattern: RegExp,
): Promise<RegExpExecArray | null> {
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    const match = pattern.exec(String(chunk));
    if (!match) continue;
    output.resume();
    return match;
  }
  return null;
}
