import { learnTexts } from '@burger/shared/language';
import { texts } from '@burger/shared/texts.kn';

learnTexts(texts);
