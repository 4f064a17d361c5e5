import { PublishedSchema, type Published } from '@burger/shared/publishing';
import * as v from 'valibot';

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
