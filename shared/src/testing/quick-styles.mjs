import { createRequire } from 'node:module';

/**
 * Speeds up queries by role in jsdom, which compute styles by matching every CSS rule with every element.
 * Skips rules whose class or tag an element lacks.
 */
const ofJest = createRequire(import.meta.resolve('jest-environment-jsdom'));
const selectors = ofJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const matches = selectors.matchesDontThrow;

/**
 * Returns tag and classes of each selector in a list: for `.menu a.button:not(:hover), b` it returns `a` with
 * `button`, and `b`.
 */
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
