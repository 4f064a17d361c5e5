import { learnTexts } from '@burger/shared/language';
import { kannada } from '../messages.kn';
import { metaInKannada, notFoundInKannada, offlineInKannada } from '../meta.kn';

learnTexts({
  shell: kannada,
  'shell/meta': metaInKannada,
  'shell/not-found': notFoundInKannada,
  'shell/offline': offlineInKannada,
  offlineInKannada,
});
