import type { SpokenTexts } from '@burger/shared/contracts';
import { kannada as told } from '../content/everywhere.kn';
import { kannada } from '../messages.kn';

export const texts = { ...kannada, ...told };

({ texts }) satisfies SpokenTexts;
