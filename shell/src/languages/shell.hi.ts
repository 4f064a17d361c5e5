import { learnTexts } from '@burger/shared/language';
import { hindi } from '../messages.hi';
import { metaInHindi, notFoundInHindi, offlineInHindi } from '../meta.hi';

learnTexts({
  shell: hindi,
  'shell/meta': metaInHindi,
  'shell/not-found': notFoundInHindi,
  'shell/offline': offlineInHindi,
  offlineInHindi,
});
