import type { SpokenTexts } from '@burger/shared/contracts';
import { hindi } from '../messages.hi';

export const texts = hindi;

({ texts }) satisfies SpokenTexts;
