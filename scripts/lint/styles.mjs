import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from '../../shared/repository/paths.mjs';
import { unsupportedStyles } from './unsupported-styles.mjs';

/** CSS features that a supported browser may lack, and what replaces each. Others are reported. */
const withFallback = {
  '@page': 'Pages are printed with the margins of the printer, see mfe-kitchen/README.md.',
  'accent-color': 'The radio button keeps the colour of the system.',
  'contain-intrinsic-height': 'Has an effect only with content-visibility.',
  'content-visibility': 'The browser lays out invisible cards as well, which costs time only.',
  cursor: 'iOS shows no pointer.',
  'forced-color-adjust': 'Safari has no forced colours.',
  'overscroll-behavior': 'The page behind a dialog may scroll.',
  resize: 'The field keeps its height and scrolls.',
  'scrollbar-width': 'A scrollbar shows below the row.',
  size: 'A ticket is printed on the paper size set in the printer.',
  'text-wrap': 'Lines break at the full width.',
  ':selection': 'iOS marks selected text in its own colour.',
  ':-webkit-search-cancel-button': 'Other engines have no such button to hide.',
};

const sources = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*/src/*.ts', '*/src/*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => /^(shell|shared|mfe-[^/]+)\//.test(file) && !/\.test\./.test(file));

/** A reason may apply to one value or to a whole property. */
const reasonFor = (name) => [name, name.split(':')[0]].find((one) => one in withFallback);

// Reports CSS features that a supported browser lacks, unless a fallback is listed.
const used = new Set();
const refused = [];
for (const file of sources()) {
  for (const { name, lacked, place } of unsupportedStyles(
    readFileSync(`${root}/${file}`, 'utf8'),
    file,
  )) {
    const reason = reasonFor(name);
    if (reason) used.add(reason);
    else refused.push(`${place}  ${name} is not supported by ${lacked.join(', ')}`);
  }
}
for (const name of Object.keys(withFallback)) {
  if (!used.has(name))
    refused.push(`${name} needs no fallback: all browsers support it, or no file uses it`);
}
for (const line of refused) console.error(line);
process.exitCode = refused.length > 0 ? 1 : 0;
