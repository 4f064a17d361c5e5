import { cleanLine, type Promo } from '@burger/shared/contracts';
import type { Published } from '@burger/shared/shop/publishing';
import { noWords, type Language } from './menu-draft';

const withPromos = (menu: Published, promos: Promo[]): Published => ({
  ...menu,
  rules: { ...menu.rules, promos },
});

/** Changes of a promo code. `undefined` removes a rule, as in the published file. */
export type CodeChanges = { [Key in keyof Promo]?: Promo[Key] | undefined };

export function withPromo(menu: Published, at: number, changes: CodeChanges): Published {
  const before = menu.rules.promos[at]?.code;
  const next = changed(menu, at, changes);
  const { code = before } = changes;
  if (before === undefined || code === undefined || code === before) return next;
  // Translations are keyed by promo code, so a renamed code renames them too.
  return (Object.keys(menu.words) as Language[]).reduce((left, language) => {
    const text = menu.words[language]?.promos[before] ?? '';
    return withText(withText(left, language, before, ''), language, code, text);
  }, next);
}

function changed(menu: Published, at: number, changes: CodeChanges): Published {
  const promos = menu.rules.promos.map((promo, place) =>
    place === at
      ? (Object.fromEntries(
          Object.entries({ ...promo, ...changes }).filter(([, value]) => value !== undefined),
        ) as Promo)
      : promo,
  );
  return withPromos(menu, promos);
}

export const aNewCode = (menu: Published): Published =>
  withPromos(menu, [
    ...menu.rules.promos,
    { code: '', discount: 10, type: 'percentage', description: '', minOrder: 0 },
  ]);

function withText(menu: Published, language: Language, code: string, text: string): Published {
  const words = menu.words[language] ?? noWords;
  const { [code]: _, ...others } = words.promos;
  const promos = cleanLine(text) ? { ...others, [code]: text } : others;
  return { ...menu, words: { ...menu.words, [language]: { ...words, promos } } };
}

export function promoWordsOf(menu: Published, language: Language, at: number): string {
  const { code = '', description = '' } = menu.rules.promos[at] ?? {};
  return language === 'en' ? description : (menu.words[language]?.promos[code] ?? '');
}

export const withPromoWords = (
  menu: Published,
  language: Language,
  at: number,
  text: string,
): Published =>
  language === 'en'
    ? withPromo(menu, at, { description: text })
    : withText(menu, language, menu.rules.promos[at]?.code ?? '', text);

export function withoutPromo(menu: Published, at: number): Published {
  const code = menu.rules.promos[at]?.code ?? '';
  const without = withPromos(
    menu,
    menu.rules.promos.filter((_promo, place) => place !== at),
  );
  return (Object.keys(menu.words) as Language[]).reduce(
    (left, language) => withText(left, language, code, ''),
    without,
  );
}
