import { learnTexts } from '@burger/shared/language';
import { texts } from '@burger/shared/texts.hi';

learnTexts(texts);
