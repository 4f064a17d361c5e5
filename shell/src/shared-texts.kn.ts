import { addTexts } from '@burger/shared/i18n';
import { texts } from '@burger/shared/texts.kn';

addTexts(texts);
