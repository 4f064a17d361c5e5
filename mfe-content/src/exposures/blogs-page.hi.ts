import posts from '@burger/restaurant/hi/pages/posts.json';
import type { SpokenTexts } from '@burger/shared/contracts';

export const texts = { 'mfe-content/posts': posts };

({ texts }) satisfies SpokenTexts;
