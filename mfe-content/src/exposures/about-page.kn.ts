import about from '@burger/restaurant/kn/pages/about.json';
import type { SpokenTexts } from '@burger/shared/contracts';

export const texts = { 'mfe-content/about': about };

({ texts }) satisfies SpokenTexts;
