import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from '../paths.mjs';
import { withFallback } from './styles-with-fallback.mjs';
import { unsupportedStyles } from './unsupported-styles.mjs';

/** The sources of everything that is shown, also those that are not committed yet. */
const sources = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*/src/*.ts', '*/src/*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => /^(shell|shared|mfe-[^/]+)\//.test(file) && !/\.test\./.test(file));

/** A reason may be given for one value, or for a property whatever it is set to. */
const reasonFor = (name) => [name, name.split(':')[0]].find((one) => one in withFallback);

// Refuses styles that a supported browser lacks, unless it is written down what such a browser shows instead.
const used = new Set();
const refused = [];
for (const file of sources()) {
  for (const { name, lacked, place } of unsupportedStyles(
    readFileSync(`${root}/${file}`, 'utf8'),
    file,
  )) {
    const reason = reasonFor(name);
    if (reason) used.add(reason);
    else refused.push(`${place}  ${name} is lacked by ${lacked.join(', ')}`);
  }
}
for (const name of Object.keys(withFallback)) {
  if (!used.has(name)) refused.push(`${name} needs no reason: nobody lacks it, or nobody uses it`);
}
for (const line of refused) console.error(line);
process.exitCode = refused.length > 0 ? 1 : 0;
