import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import syntax from 'postcss-styled-syntax';
import { root } from '../../shared/repository/paths.mjs';
import { data, lackedBy } from './browser-support.mjs';

const { css } = data;

function byName(node, found = new Map()) {
  for (const [name, child] of Object.entries(node)) {
    if (name === '__compat' || typeof child !== 'object') continue;
    if (child.__compat && !found.has(name)) found.set(name, child);
    byName(child, found);
  }
  return found;
}

const functions = byName(css.types);
const units = css.types.length.viewport_percentage_units_dynamic;

/** Returns the CSS features of a declaration with the browsers that lack them. */
function declarationNeeds(property, value) {
  const known = css.properties[property];
  const needs = [[property, known]];
  for (const word of value.match(/(?<![\w$-])[a-z][a-z-]*(?![\w-])/g) ?? []) {
    if (value.includes(`${word}(`)) needs.push([`${word}()`, functions.get(word)]);
    else needs.push([`${property}: ${word}`, known?.[word]]);
  }
  if (/\d[sld]v(h|w|min|max)\b/.test(value)) needs.push(['dynamic viewport units', units]);
  return needs.map(([name, entry]) => ({ name, lacked: lackedBy(entry) }));
}

const selectorNeeds = (selector) =>
  (selector.match(/(?<=:)[a-z-]+/g) ?? []).map((name) => ({
    name: `:${name}`,
    lacked: lackedBy(css.selectors[name]),
  }));

/** Returns an at-rule and its media features with the browsers that lack them. */
const atRuleNeeds = (name, params) => [
  { name: `@${name}`, lacked: lackedBy(css['at-rules'][name]) },
  ...(params.match(/[a-z-]+(?=[:)\s])/g) ?? []).map((feature) => ({
    name: `@${name} ${feature}`,
    lacked: lackedBy(css['at-rules'][name]?.[feature]),
  })),
];

const needsOf = (node) => {
  if (node.type === 'decl') return declarationNeeds(node.prop, node.value);
  if (node.type === 'atrule') return atRuleNeeds(node.name, node.params);
  return node.type === 'rule' ? selectorNeeds(node.selector) : [];
};

/**
 * Returns the CSS features of a source that a supported browser lacks, with their positions.
 * @param {string} text
 * @param {string} file
 * @returns {{ name: string, lacked: string[], place: string }[]}
 */
function unsupportedStyles(text, file) {
  const found = [];
  postcss()
    .process(text, { from: file, syntax })
    .root.walk((node) => {
      for (const { name, lacked } of needsOf(node)) {
        if (lacked.length > 0)
          found.push({ name, lacked, place: `${file}:${node.source?.start?.line}` });
      }
    });
  return found;
}

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
