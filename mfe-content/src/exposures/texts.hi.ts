import map from '@burger/restaurant/hi/map.json';
import categories from '@burger/restaurant/hi/pages/categories.json';
import type { SpokenTexts } from '@burger/shared/contracts';
import { hindi } from '../messages.hi';

export const texts = { ...hindi, 'mfe-content/categories': categories, 'mfe-content/map': map };

({ texts }) satisfies SpokenTexts;
