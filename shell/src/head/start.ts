import { keptKeys } from '@burger/shared/storage';
import { startPage } from './start-page';

startPage(keptKeys);
