import { createRequire } from 'node:module';

/**
 * To ask for a role is to ask for styles, and jsdom tries every rule at every element: most of what tests of views cost.
 * A rule for a class or a tag that this element has not is passed over without being tried.
 */
const ofJest = createRequire(import.meta.resolve('jest-environment-jsdom'));
const selectors = ofJest('jsdom/lib/jsdom/living/helpers/selectors.js');
const matches = selectors.matchesDontThrow;

/** What it takes to match one of `.menu a.button:not(:hover), b`: the tag `a` and the class `button`, or the tag `b`. */
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
