import postcss from 'postcss';
import syntax from 'postcss-styled-syntax';
import { atRuleNeeds, declarationNeeds, selectorNeeds } from './css-support.mjs';

const needsOf = (node) => {
  if (node.type === 'decl') return declarationNeeds(node.prop, node.value);
  if (node.type === 'atrule') return atRuleNeeds(node.name, node.params);
  return node.type === 'rule' ? selectorNeeds(node.selector) : [];
};

/** Everything in a source's styles that a supported browser lacks, and the place it stands at. */
export function unsupportedStyles(text, file) {
  const found = [];
  postcss()
    .process(text, { from: file, syntax })
    .root.walk((node) => {
      for (const { name, lacked } of needsOf(node)) {
        if (lacked.length > 0)
          found.push({ name, lacked, place: `${file}:${node.source.start.line}` });
      }
    });
  return found;
}
