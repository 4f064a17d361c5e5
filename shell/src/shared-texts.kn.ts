import { addTexts } from '@burger/shared/language';
import { texts } from '@burger/shared/texts.kn';

addTexts(texts);
