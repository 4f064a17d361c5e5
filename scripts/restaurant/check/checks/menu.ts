import {
  isUnmarkedSealed,
  PublishedRulesSchema,
  PublishedSchema,
  unmarkedSealed,
  wrongRules,
} from '@burger/shared/shop/publishing';
import * as v from 'valibot';
import {
  at,
  errorAt,
  knownFiles,
  listOf,
  otherLanguages,
  textsIn,
  valueOf,
  warningAt,
  type Finding,
  type Folder,
} from '../folder';
import { issueAt } from '../problems';

type Issue = v.BaseIssue<unknown>;

// Returns the file of a value in the published menu, and how many path segments name the file.
function sourceOf({ path }: Issue): [file: string, skip: number] {
  const [first, second] = (path ?? []).map(({ key }) => String(key));
  if (first === 'rules') return ['rules.json', 1];
  if (first === 'words' && second) return [`${second}/menu.json`, 2];
  return ['menu.json', 0];
}

export function menu(folder: Folder): Finding[] {
  const own = valueOf(folder, 'menu.json');
  const rules = valueOf(folder, 'rules.json');
  if (typeof own !== 'object' || rules === undefined) return [];
  const words = otherLanguages(folder).flatMap((language) => {
    const message = valueOf(folder, `${language}/menu.json`);
    return message === undefined ? [] : [[language, message] as const];
  });
  const document = { ...own, rules, words: Object.fromEntries(words) };
  const { issues } = v.safeParse(PublishedSchema, document);
  return (issues ?? []).flatMap((issue) => {
    const [name, skip] = sourceOf(issue);
    const file = folder.json(name);
    return file ? [issueAt(file, issue, skip)] : [];
  });
}

/** Checks that the shop rules agree with each other; the schema checks each value alone. */
export function sense(folder: Folder): Finding[] {
  const { output, success } = v.safeParse(PublishedRulesSchema, valueOf(folder, 'rules.json'));
  if (!success) return [];
  const state = at(valueOf(folder, 'restaurant.json'), ['address', 'region']);
  return wrongRules(output, String(state)).map(({ at: place, message }) =>
    errorAt(folder, 'rules.json', place, message),
  );
}

/** Warns of texts that name one opening time, if there are several on a day or they differ by weekday. */
export function openings(folder: Folder): Finding[] {
  const { output, success } = v.safeParse(PublishedRulesSchema, valueOf(folder, 'rules.json'));
  const days = success ? Object.values(output.sittings ?? {}).filter((day) => day.length > 0) : [];
  const isSame = new Set(days.map((day) => JSON.stringify(day))).size < 2;
  if (isSame && days.every((day) => day.length === 1)) return [];
  const says =
    '{opens} and {closes} are only the first opening and the last closing. Use {hours} for all sittings.';
  return knownFiles(folder).flatMap(({ file }) =>
    textsIn(valueOf(folder, file))
      .filter(({ text }) => /\{(opens|closes)\}/.test(text))
      .map(({ place }) => warningAt(folder, file, place, says)),
  );
}

/**
 * Checks that the shop rules contain every promo code that the offers promise. Other offers are redeemed at
 * the counter.
 */
export function offers(folder: Folder): Finding[] {
  const file = 'pages/offers.json';
  const rules = valueOf(folder, 'rules.json');
  if (rules === undefined) return [];
  const codes = listOf(at(rules, ['promos'])).map(({ code }) => code);
  return listOf(at(valueOf(folder, file), ['offers'])).flatMap(
    ({ code, title, discount }, index) => {
      if (codes.includes(code) || discount !== undefined) return [];
      const says = `The code ${String(code)} of the offer “${String(title)}” is not in the promo table of rules.json.`;
      return [errorAt(folder, file, ['offers', index, 'code'], says)];
    },
  );
}

// Other drinks may be poured in the kitchen, so the owner is asked.
const looksSealed =
  /\b(bottled?|cans?|tins?|packets?|packaged|sachets?|sealed|mineral water|coke|pepsi|\d+\s?(ml|l|litres?|g|kg))\b/i;

/**
 * Reports sealed goods that are not marked as such, whose price is the MRP (Legal Metrology (Packaged
 * Commodities) Rules, 18(2)). Warns of dishes that look like such goods.
 */
export function sealed(folder: Folder, example: Folder): Finding[] {
  const menu = folder.json('menu.json');
  if (!menu) return [];
  const isExample = menu.text === example.json('menu.json')?.text;
  return listOf(at(menu.value, ['dishes'])).flatMap((dish, index) => {
    const text = `${String(dish.name)} ${String(dish.description)}`;
    if ('priceIncludesTax' in dish) return [];
    const place = ['dishes', index, 'name'];
    if (isUnmarkedSealed(dish)) {
      const says = `“${String(dish.name)}” ${unmarkedSealed}`;
      return [errorAt(folder, 'menu.json', place, says)];
    }
    if (isExample || !looksSealed.test(text)) return [];
    const says = `Is “${String(dish.name)}” sold sealed, at its MRP? Then say so by "priceIncludesTax", with its HSN and rate, so that no tax is added.`;
    return [warningAt(folder, 'menu.json', place, says)];
  });
}
