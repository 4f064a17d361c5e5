import { createRequire } from 'node:module';

/**
 * Speeds up queries by role: these compute styles, for which jsdom tries every rule on every
 * element.
 * Rules whose class or tag an element lacks are skipped without a match.
 */
const ofJest = createRequire(import.meta.resolve('jest-environment-jsdom'));
const selectors = ofJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const matches = selectors.matchesDontThrow;

/** Returns tag and classes of each selector in a list: `.menu a.button:not(:hover), b` gives `a` with `button`, and `b`. */
function demandsOf(list) {
  let plain = list.replaceAll(/\[[^\]]*\]/g, '');
  while (plain.includes('(')) plain = plain.replaceAll(/\([^()]*\)/g, '');
  return plain.split(',').map((selector) => {
    const [subject] = selector
      .trim()
      .split(/[\s>+~]+/)
      .slice(-1);
    const [, tag = '', classes = ''] = /^([a-z][\w-]*)?((?:\.[\w-]+)*)/i.exec(subject) ?? [];
    return { tag: tag.toLowerCase(), classes: classes.split('.').slice(1) };
  });
}

const known = new Map();

selectors.matchesDontThrow = (element, list) => {
  if (!list || /[\\|]/.test(list)) return matches(element, list);
  if (!known.has(list)) known.set(list, demandsOf(list));
  const may = known
    .get(list)
    .some(
      ({ tag, classes }) =>
        (!tag || tag === element._localName.toLowerCase()) &&
        classes.every((name) => element.classList.contains(name)),
    );
  return may && matches(element, list);
};
