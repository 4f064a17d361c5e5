import map from '@burger/restaurant/kn/map.json';
import categories from '@burger/restaurant/kn/pages/categories.json';
import type { SpokenTexts } from '@burger/shared/contracts';
import { kannada } from '../messages.kn';

export const texts = { ...kannada, 'mfe-content/categories': categories, 'mfe-content/map': map };

({ texts }) satisfies SpokenTexts;
