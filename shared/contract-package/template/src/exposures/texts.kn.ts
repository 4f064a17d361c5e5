import type { SpokenTexts } from '@burger/shared/contracts';
import { kannada } from '../messages.kn';

export const texts = kannada;

({ texts }) satisfies SpokenTexts;
