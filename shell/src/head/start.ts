import { storageKeys } from '@burger/shared/storage';
import { startPage } from './start-page';

startPage(storageKeys);
