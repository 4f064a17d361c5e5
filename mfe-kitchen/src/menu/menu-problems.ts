import { plainDigits } from '@burger/shared/contracts';
import { toRupees } from '@burger/shared/pricing';
import { PublishedSchema, type Published } from '@burger/shared/publishing';
import * as v from 'valibot';

/** What was answered as a published document; null where it is none that we understand. */
export function publishedIn(answer: unknown): Published | null {
  const read = v.safeParse(PublishedSchema, answer);
  return read.success ? read.output : null;
}

/** What is wrong with a menu, by the dotted path of the field; what belongs to none stands under an empty path. */
export type MenuProblems = Readonly<Record<string, string>>;

/** What the server would refuse. */
export function menuProblems(menu: Published): MenuProblems {
  const checked = v.safeParse(PublishedSchema, menu);
  if (checked.success) return {};
  return Object.fromEntries(
    checked.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const).reverse(),
  );
}

/** A refusal of the server in the same form; it names the field within its own body. */
export const refusedProblem = (message: string, field = ''): MenuProblems => ({
  [field.replace(/^published\.?/, '')]: message,
});

/** The problem of one field of a dish, wherever it stands in the list. */
export function dishProblem(
  problems: MenuProblems,
  menu: Published,
  id: number,
  field: string,
): string | null {
  const at = menu.dishes.findIndex((dish) => dish.id === id);
  return problems[`dishes.${at}.${field}`] ?? null;
}

type Named = { id: number | string; name: string };

const named = (things: readonly Named[], id: string | number | undefined): string =>
  things.find((one) => String(one.id) === String(id))?.name ?? '';

/**
 * What a problem of a draft belongs to, by the dotted path of its field: a dish or a group of options, as it is called in
 * `published`. Empty for anything else.
 */
export function placeOf(path: string, draft: Published, published: Published): string {
  const [part, ...way] = path.split('.');
  // In another language by id, as in words.kn.groups.spice.name; elsewhere by its place in the list.
  const isWords = part === 'words';
  const [kind, which] = isWords ? way.slice(1) : [part, way[0]];
  if (kind !== 'dishes' && kind !== 'groups') return '';
  return named(published[kind], isWords ? which : draft[kind][Number(which)]?.id);
}

// A comma parts thousands and lakhs. Where it may as well be a point, as in 49,50, nobody guesses.
const amount = /^₹?(\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.(\d{1,2}))?$/;

/** The digits of a typed amount, and two of its paise; null when it is none. */
function digitsOf(typed: string): { rupees: string; paise: string } | null {
  const [, rupees, paise = ''] = amount.exec(plainDigits(typed).replace(/[\s\p{Cf}]/gu, '')) ?? [];
  return rupees === undefined
    ? null
    : { rupees: rupees.replaceAll(',', ''), paise: paise.padEnd(2, '0') };
}

/** What was typed as a price in the form that is published: ₹49 or ₹49.50. What is no amount stays as it was typed. */
export function priceText(typed: string): string {
  const digits = digitsOf(typed);
  if (!digits) return typed.trim();
  const { rupees, paise } = digits;
  return `₹${Number(rupees)}${paise === '00' ? '' : `.${paise}`}`;
}

/** What was typed as the price of a choice, in paise; null when it is no amount. */
export function pricePaise(typed: string): number | null {
  const digits = digitsOf(typed);
  return digits && digits.rupees.length <= 5 ? Number(digits.rupees + digits.paise) : null;
}

export const rupeesOf = (paise: number): string => String(toRupees(paise));
