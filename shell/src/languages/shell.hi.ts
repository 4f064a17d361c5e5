import titles from '@burger/restaurant/hi/pages/titles.json';
import { addTexts } from '@burger/shared/language';
import { hindi } from '../messages.hi';

addTexts({ shell: hindi, 'shell/titles': titles });
