import hi from '@burger/restaurant/hi/menu.json' with { type: 'json' };
import kn from '@burger/restaurant/kn/menu.json' with { type: 'json' };
import menu from '@burger/restaurant/menu.json' with { type: 'json' };
import rules from '@burger/restaurant/rules.json' with { type: 'json' };
import { spoken } from '../language/languages';

const words = Object.entries({ kn, hi }).filter(([language]) => language in spoken);

/** The restaurant's first document, not validated: publishing it checks it against `PublishedSchema`. */
export const seed: unknown = { ...menu, rules, words: Object.fromEntries(words) };
