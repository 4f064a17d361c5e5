import menu from '@burger/restaurant/menu.json' with { type: 'json' };
import rules from '@burger/restaurant/rules.json' with { type: 'json' };
import { spoken } from '../i18n/languages';
import { translations } from './menu.translations';

const words = Object.entries(translations).filter(([language]) => language in spoken);

/** The restaurant's first menu, not validated here: publishing validates it with `PublishedSchema`. */
export const seed: unknown = { ...menu, rules, words: Object.fromEntries(words) };
