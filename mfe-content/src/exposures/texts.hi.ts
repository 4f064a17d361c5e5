import type { SpokenTexts } from '@burger/shared/contracts';
import { hindi as told } from '../content/everywhere.hi';
import { hindi } from '../messages.hi';

export const texts = { ...hindi, ...told };

({ texts }) satisfies SpokenTexts;
