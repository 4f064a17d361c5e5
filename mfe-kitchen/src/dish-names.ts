import type { Menu } from '@burger/shared/contracts';
import type { KitchenOrder } from '@burger/shared/kitchen';
import { staffLanguage } from './messages/en';

/** Today's menu in the tablet's language; null until it is loaded. */
export type DishNames = Pick<Menu, 'dishes' | 'groups'> | null;

type Line = Pick<KitchenOrder['lines'][number], 'dishId' | 'chosen' | 'name' | 'choices'>;

/** A name in the cook's language, and the English one if it differs. */
export interface Named {
  name: string;
  english: string | null;
}

const named = (english: string, own: string | undefined): Named =>
  own === undefined || own === english ? { name: english, english: null } : { name: own, english };

export const isBilingual = staffLanguage !== 'en';

/**
 * Returns the names of a line in the cook's language and in English. English only if the tablet is
 * in English, the menu is not loaded, or the dish has left it.
 */
export function lineInLanguage(
  { dishId, chosen = [], name, choices }: Line,
  names: DishNames,
): Named & { choices: readonly Named[] } {
  const known = isBilingual ? names : null;
  const dish = known?.dishes.find(({ id }) => id === dishId);
  return {
    ...named(name, dish?.name),
    choices: choices.map((english, at) => {
      const one = chosen[at];
      const group = known?.groups.find(({ id }) => id === one?.group);
      return named(english, group?.choices.find(({ id }) => id === one?.choice)?.name);
    }),
  };
}
