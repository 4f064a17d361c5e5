import type { Readable } from 'node:stream';

/**
 * What matches first of what a program says; null where it ends without. It is listened to on and on: writing to a
 * pipe that nobody holds ends a program.
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
