import { formerLinesAfter, writeFormerLines } from './former-lines.mjs';
import { readRemotes, writeRemotes } from './remotes-file.mjs';
import { recordShell } from './shell-record.mjs';
import { stampPages } from './stamp.mjs';

/**
 * Makes the site run this shell with these remotes. Rejects, and changes nothing, when they do not understand each
 * other or a page cannot be rendered. What they replace is kept for going back, unless `former` says what to keep.
 */
export async function announce(
  { shell, fonts, remotes },
  former = formerLinesAfter(readRemotes(), remotes),
) {
  await stampPages({ shell, remotes, fonts }).catch(({ message, cause }) => {
    throw new Error(`The site stays as it was. ${message}`, { cause });
  });
  recordShell({ shell, fonts });
  writeFormerLines(former);
  // The list comes last: what cannot be rendered is not announced.
  writeRemotes(remotes);
}
