import about from '@burger/restaurant/hi/pages/about.json';
import type { SpokenTexts } from '@burger/shared/contracts';

export const texts = { 'mfe-content/about': about };

({ texts }) satisfies SpokenTexts;
