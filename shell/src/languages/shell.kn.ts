import titles from '@burger/restaurant/kn/pages/titles.json';
import { addTexts } from '@burger/shared/language';
import { kannada } from '../messages.kn';

addTexts({ shell: kannada, 'shell/titles': titles });
