// Written by `npm run languages` from what there is in each language.
import kn from '@burger/restaurant/kn/menu.json' with { type: 'json' };
import hi from '@burger/restaurant/hi/menu.json' with { type: 'json' };

export const translations = { kn, hi };
