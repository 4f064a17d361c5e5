import { createHash } from 'node:crypto';

const splitter = '/*!sc*/\n';
// The line after the rules of a component: its id, and the class names of its variants.
const marker = /^data-styled\.g\d+\[id="[^"]*"\]\{content:"([^"]*)"\}/;

const late = /<(\w+)\b[^<>]* data-late=/;

/** Returns the markup without the elements whose styles may come after the first paint. */
function withoutLate(html: string): string {
  const found = late.exec(html);
  if (!found) return html;
  let depth = 0;
  for (const { 0: tag, index } of html.matchAll(new RegExp(`</?${found[1]}\\b`, 'g'))) {
    if (index < found.index) continue;
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth === 0) return withoutLate(html.slice(0, found.index) + html.slice(index));
  }
  return html;
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** Returns the rules of the components that are outside of late elements, in their order in the sheet. */
export function firstStyles(html: string, sheet: string): string {
  const [first, all] = [classesIn(withoutLate(html)), classesIn(html)];
  const needed: string[] = [];
  const animations: { name: string; rules: string }[] = [];
  let rules: string[] = [];
  for (const part of sheet.split(splitter)) {
    const names = marker.exec(part)?.[1]?.split(',').filter(Boolean);
    if (!names) {
      rules.push(part);
      continue;
    }
    const isOf = (name: string) => rules.filter((rule) => rule.includes(name)).join('');
    for (const name of names) {
      if (first.has(name)) needed.push(isOf(name));
      else if (!all.has(name)) animations.push({ name, rules: isOf(name) });
    }
    rules = [];
  }
  const text = needed.join('');
  const used = animations.filter(({ name }) => text.includes(name));
  return text + used.map(({ rules }) => rules).join('');
}

/**
 * Returns CSS without the spaces and semicolons that have no meaning. Strings stay as they are, but may contain no
 * escaped quotes.
 */
export const compactCss = (css: string): string =>
  css.replaceAll(
    /('[^']*'|"[^"]*")|;?\s*(\})\s*|\s*([{>;,])\s*|(:)\s+/g,
    (_all, ...[text, end, sign, colon]: (string | undefined)[]) =>
      text ?? end ?? sign ?? colon ?? '',
  );

/** The address of a sheet names its whole hash, from which `release` makes the Content-Security-Policy. */
export const sheetAddress = (sheet: string): string =>
  `/remotes/styles-${createHash('sha256').update(sheet).digest('base64url')}.css`;
