import postcss from 'postcss';
import syntax from 'postcss-styled-syntax';
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
export function unsupportedStyles(text, file) {
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
